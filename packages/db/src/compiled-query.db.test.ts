import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledQuery } from './compiled-query.ts';
import { inMall } from './in-mall.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

type Named = { readonly categoryNos: readonly string[]; readonly at: Date };

it('is written once, and sent with the values and the mall of each call', async () => {
  let written = 0;
  const listCategories = compiledQuery((transaction, { categoryNos, at }: Named) => {
    written += 1;
    return transaction
      .selectFrom('category')
      .select(['mallId', 'categoryNo', sql<Date>`${at}::timestamptz`.as('at')])
      .where('mallId', '=', transaction.mallId)
      .where(sql<boolean>`category_no = any(${categoryNos}::text[])`)
      .where('isOnMobile', 'in', [true, false]);
  });
  const [first] = await test.ownerDatabase.selectFrom('category').select(['mallId', 'categoryNo']).execute();
  const { mallId = 0, categoryNo = '' } = first ?? {};
  const at = new Date('2026-01-01T00:00:00Z');
  const run = (scope: { mallId: number }, categoryNos: readonly string[]) =>
    inMall(test.database, scope, (transaction) => listCategories(transaction, { categoryNos, at }));
  expect(await run({ mallId }, [categoryNo])).toEqual([{ mallId, categoryNo, at }]);
  expect(await run({ mallId }, [])).toEqual([]);
  expect(await run({ mallId: mallId + 1000 }, [categoryNo])).toEqual([]);
  expect(written).toBe(1);
});

it.each<[string, (values: Named) => unknown]>([
  ['reads of a value', ({ at }) => at.getTime()],
  ['spreads one', ({ categoryNos }) => [...categoryNos]],
  ['makes text of one', ({ at }) => String(at)],
  ['copies all of them', (values) => ({ ...values })],
])('fails at the first call when its writer %s, which would be cached for all calls', async (_, misuse) => {
  const wrong = compiledQuery((transaction, values: Named) => {
    misuse(values);
    return transaction.selectFrom('category').select('mallId');
  });
  const work = inMall(test.database, { mallId: 1 }, (transaction) =>
    wrong(transaction, { categoryNos: [], at: new Date() }),
  );
  await expect(work).rejects.toThrow('but not read it');
});
