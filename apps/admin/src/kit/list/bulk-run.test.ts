import { expect, test } from 'vitest';
import { OfficeError } from '../../lib/office-error.ts';
import { applicable, eachRow, skippedOf } from './bulk-run.ts';

const rows = Array.from({ length: 9 }, (_, index) => ({ no: String(index), isPaid: index % 3 > 0 }));
const keyOf = ({ no }: { no: string }) => no;
const chosen = { kind: 'rows', rows } as const;
const action = { label: '준비', appliesTo: ({ isPaid }: { isPaid: boolean }) => isPaid, run: () => undefined };

test('each row has its outcome, in the order in which it was chosen, and one that fails stops no other', async () => {
  const outcomes = await eachRow(chosen, keyOf, async ({ no }) => {
    if (no === '4') throw new OfficeError({ code: '4094', message: '이미 취소된 주문이에요.' });
  });
  expect(outcomes.map(({ key }) => key).join('')).toBe('012345678');
  expect(outcomes.filter(({ state }) => state !== 'done')).toEqual([
    { key: '4', state: 'failed', reason: '이미 취소된 주문이에요.' },
  ]);
});

test('no more than four are under way at once', async () => {
  let running = 0;
  let most = 0;
  await eachRow(chosen, keyOf, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(4);
});

test('rows for which it is not legal are said to be skipped, not left out in silence', () => {
  const legal = applicable(action, chosen);
  expect(legal.kind === 'rows' && legal.rows.length).toBe(6);
  expect(skippedOf(action, chosen, keyOf).map(({ key, state }) => key + state)).toEqual([
    '0skipped',
    '3skipped',
    '6skipped',
  ]);
});
