import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandOf } from '../../../testing/run-command.ts';
import { createTestApp, insertMall, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
let run: ReturnType<typeof commandOf>;
beforeAll(async () => {
  testApp = await createTestApp();
  run = commandOf('mall', testApp, { NODE_ENV: 'production' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await sql`truncate staff_audit restart identity`.execute(testApp.owner);
});

const acts = async () =>
  (
    await testApp.owner
      .selectFrom('staffAudit')
      .select(['action', 'subject', 'ofMallId', 'staffNo', 'operator', 'changes'])
      .orderBy('auditNo')
      .execute()
  ).map(({ operator, ...act }) => ({ ...act, isOfOperator: Boolean(operator) }));
const malls = async () => {
  const columns = ['mallId', 'mallUrl', 'name', 'state', 'salesType'] as const;
  return testApp.owner.selectFrom('mall').select(columns).orderBy('mallId').execute();
};
const homesOf = (mallId: number) =>
  inMall(testApp.owner, { mallId }, (transaction) =>
    transaction.selectFrom('contentRevision').select(['kind', 'state']).where('mallId', '=', mallId).execute(),
  );
const refusal = (text: string) => ({ code: 1, text: `\n✗ ${text}\n` });

describe('in an empty production database', () => {
  test('the first mall is added as in the office, with its homes and its audit row', async () => {
    expect(await run('list')).toEqual({ code: 0, text: 'there is no mall yet\n' });
    const added = await run('add', 'saebom', '--name', ' 새봄몰 ');
    expect(added).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^saebom is mall 1, a draft .*\/malls\/1\/opening/),
    });
    expect(await malls()).toEqual([
      { mallId: 1, mallUrl: 'saebom', name: '새봄몰', state: 'DRAFT', salesType: 'GENERAL' },
    ]);
    expect(await homesOf(1)).toEqual([
      { kind: 'HOME', state: 'LIVE' },
      { kind: 'HOME', state: 'LIVE' },
    ]);
    expect(await acts()).toEqual([
      {
        ...{ action: 'mall.create', subject: 'mall saebom', ofMallId: null, staffNo: null, isOfOperator: true },
        changes: { mallUrl: [null, 'saebom'], name: [null, '새봄몰'], origin: [null, 'EMPTY'] },
      },
    ]);
    expect(await run('list')).toEqual({ code: 0, text: '1  DRAFT  saebom  새봄몰  GENERAL\n' });
  });

  test.each([
    ['an address of another use', ['images', '--name', '몰'], '다른 곳에 쓰는 이름이라 몰 주소로 쓸 수 없어요.'],
    [
      'a malformed address',
      ['9mall', '--name', '몰'],
      '영문 소문자로 시작해 소문자, 숫자, 줄표로 2~31자를 적어 주세요.',
    ],
    ['an address that is taken', ['saebom', '--name', '몰'], '이미 다른 몰이 쓰고 있는 주소예요.'],
    ['no name', ['hanul'], '꼭 입력해 주세요.'],
    ['a kind that there is not', ['hanul', '--name', '몰', '--type', 'shop'], '고를 수 있는 값이 아니에요.'],
  ])('no mall is added with %s', async (_what, words, message) => {
    const before = await malls();
    expect(await run('add', ...words)).toEqual(refusal(message));
    expect([await malls(), await acts()]).toEqual([before, []]);
  });
});

describe('an open mall', () => {
  beforeAll(() => insertMall(testApp.owner, { mallId: 7, mallUrl: 'hanul' }));
  const stateOf = async () =>
    testApp.owner.selectFrom('mall').select(['state', 'restNotice']).where('mallId', '=', 7).executeTakeFirst();

  test('is paused with its notice and opened again, each with an audit row of that mall', async () => {
    expect(await run('pause', 'hanul', '--notice', '재고를 세고 있어요.')).toEqual({ code: 0, text: 'hanul rests\n' });
    expect(await stateOf()).toEqual({ state: 'PAUSED', restNotice: '재고를 세고 있어요.' });
    expect(await run('resume', 'hanul')).toEqual({ code: 0, text: 'hanul is open again\n' });
    expect(await stateOf()).toEqual({ state: 'OPEN', restNotice: '' });
    const act = { action: 'mall.state', subject: 'mall 7', ofMallId: 7, staffNo: null, isOfOperator: true };
    expect(await acts()).toEqual([
      { ...act, changes: { state: ['OPEN', 'PAUSED'], notice: '재고를 세고 있어요.' } },
      { ...act, changes: { state: ['PAUSED', 'OPEN'] } },
    ]);
  });

  test('cannot be resumed; neither a draft nor an unknown mall can be paused', async () => {
    await insertMall(testApp.owner, { mallId: 8, mallUrl: 'draft' });
    await testApp.owner.updateTable('mall').set({ state: 'DRAFT' }).where('mallId', '=', 8).execute();
    expect(await run('resume', 'hanul')).toEqual(refusal('hanul is OPEN, not PAUSED'));
    expect(await run('pause', 'draft')).toEqual(refusal('draft is DRAFT, not OPEN'));
    expect(await run('pause', 'nobody')).toEqual(refusal('there is no mall nobody'));
    expect(await acts()).toEqual([]);
  });
});

test('without the office’s login nothing is done, and without arguments the usage is printed', async () => {
  const alone = commandOf('mall', { ...testApp, officeDatabaseUrl: '' });
  expect(await alone('list')).toEqual(
    refusal('this is done as the office: set OFFICE_DATABASE_URL beside DATABASE_URL'),
  );
  for (const words of [[], ['add'], ['list', 'hanul'], ['open', 'hanul']])
    expect(await run(...words)).toMatchObject({ code: 1, text: expect.stringContaining('npm run mall --') });
});
