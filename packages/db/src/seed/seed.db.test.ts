import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBegunSeed } from './begun-seed.ts';
import { isSeeded } from './is-seeded.ts';
import { dropIndexes, switchSearchTrigger } from './rebuilt-indexes.ts';
import { seedDatabase } from './seed.ts';

let db: TestDatabase;
/** The demo malls. */
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const log = () => {};
const malls = async () =>
  (await db.ownerDatabase.selectFrom('mall').select('mallUrl').where('mallId', '>', 7).orderBy('mallId').execute()).map(
    ({ mallUrl }) => mallUrl,
  );
const searchIndexes = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_indexes
    where indexname in ('listing_search_document', 'listing_search_joined', 'search_suggestion_spelling')`.execute(
    db.ownerDatabase,
  );
  return rows[0]?.count;
};

test('a database that has its malls is left as it is, whatever is asked for', async () => {
  expect(await seedDatabase(db.ownerDatabase, { malls: 9, log })).toBe(false);
  expect(await malls()).toEqual([]);
});

test('a seed that was cut short among its malls goes on where it was, in the size it was begun in', async () => {
  await db.ownerDatabase.transaction().execute(async (transaction) => {
    const indexes = await dropIndexes(transaction);
    await switchSearchTrigger(transaction, 'disable');
    await noteBegunSeed(transaction, { malls: 9, goods: 0, now: '2026-11-26T00:00:00.000Z', indexes });
  });
  expect(await isSeeded(db.ownerDatabase)).toBe(false);
  expect(await seedDatabase(db.ownerDatabase, { log })).toBe(true);
  expect(await malls()).toEqual(['shop008', 'shop009']);
  expect([await isSeeded(db.ownerDatabase), await searchIndexes()]).toEqual([true, 3]);
  expect(await seedDatabase(db.ownerDatabase, { malls: 20, log })).toBe(false);
});
