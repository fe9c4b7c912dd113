import { afterAll, beforeAll, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../testing/applying.ts';
import { commandOf } from '../../testing/run-command.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let run: ReturnType<typeof commandOf>;
beforeAll(async () => {
  shop = await openApplicationShop();
  run = commandOf('application', shop);
});
afterAll(() => shop.close());

async function apply(): Promise<string> {
  const { data, text } = await applying(shop).apply();
  if (!data) throw new Error(`refused: ${text}`);
  return data.applicationNo;
}
const read = async (applicationNo: string) => (await applying(shop).get(applicationNo)).data;
const usage = expect.stringContaining('npm run application --');

test('an application is held, approved, activated and shipped with its invoice, and the member sees it', async () => {
  const no = await apply();
  expect(await run('list', 'familyshop')).toMatchObject({
    code: 0,
    text: expect.stringMatching(`^${no}  심사 대기  `),
  });
  expect(await run('hold', 'familyshop', no, '--reason', '미납 요금이 있어요.')).toEqual({
    ...{ code: 0, text: `${no} is 심사 보류\n` },
  });
  expect((await read(no))?.history.at(-1)).toMatchObject({ state: 'ON_HOLD', reason: '미납 요금이 있어요.' });
  expect(await run('approve', 'familyshop', no)).toMatchObject({ code: 0 });
  await run('request', 'familyshop', no);
  expect(await run('activate', 'familyshop', no)).toEqual({ code: 0, text: `${no} is 개통완료\n` });
  await run('ship', 'familyshop', no, '--carrier', '한진택배', '--invoice', '1234567890');
  expect(await read(no)).toMatchObject({
    ...{ card: { state: 'SHIPPED' }, carrier: '한진택배', invoiceNo: '1234567890' },
  });
  await run('deliver', 'familyshop', no);
  expect(await run('list', 'familyshop')).toMatchObject({ text: 'nothing waits for you\n' });
  expect(await run('withdraw', 'familyshop', no, '--reason', '통화 품질이 나빠요.')).toMatchObject({ code: 0 });
  expect(await shop.stock()).toBe(5);
});

test('what cannot be done fails with one line, and changes nothing', async () => {
  const no = await apply();
  const fails = async (words: string[], text: unknown) => expect(await run(...words)).toEqual({ code: 1, text });
  await fails(
    ['ship', 'familyshop', no, '--carrier', '한진택배', '--invoice', '1234567890'],
    expect.stringContaining('✗ 4097'),
  );
  await fails(['approve', 'hanul', no], expect.stringContaining('✗ 4044'));
  await fails(['approve', 'nobody', no], expect.stringContaining('no mall nobody'));
  await fails(['reject', 'familyshop', no], expect.stringContaining('write the reason'));
  await fails(['ship', 'familyshop', no, '--carrier', '한진택배'], usage);
  await fails(['approve', 'familyshop', 'all'], usage);
  await fails(['burn', 'familyshop', no], usage);
  await fails([], usage);
  expect((await read(no))?.card.state).toBe('CERTIFIED');
});
