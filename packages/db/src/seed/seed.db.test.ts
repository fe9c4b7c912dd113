import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBegunSeed } from './begun-seed.ts';
import { demoSet } from './demo-set.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertSearchIndex } from './insert-search-index.ts';
import { isSeeded } from './is-seeded.ts';
import { enlargedSet } from './large/enlarged-set.ts';
import { furtherGoods } from './large/generate-goods.ts';
import { seedDatabase } from './seed.ts';
import { dropIndexes, suspendRules, switchSearchTrigger } from './suspended-rules.ts';

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
/** Of all tables: indexes, foreign keys, and which roles row-level security binds. */
const rules = async () => {
  const { rows } = await sql<{ rule: string }>`
    select indexdef as rule from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
    union all select relname || ' is forced' from pg_class where relforcerowsecurity
    union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db.ownerDatabase);
  return rows.map(({ rule }) => rule);
};

const documentsOfMall8 = async () =>
  (await sql`select * from listing_search where mall_id = 8 order by product_no`.execute(db.ownerDatabase)).rows;
const listingsOfMall8 = async () =>
  (await sql`select * from listing where mall_id = 8 order by product_no`.execute(db.ownerDatabase)).rows;
/** Of its own products, like that of a mall created without a model. */
const buildDocumentsOfMall8 = () =>
  db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`delete from listing_search where mall_id = 8`.execute(transaction);
    await sql`delete from search_suggestion where mall_id = 8`.execute(transaction);
    const { catalogue, makeMall } = enlargedSet(demoSet(), { malls: 9, goods: 0 });
    await insertSearchIndex(transaction, 8, { ...catalogue, ...makeMall(8), isBulk: false });
  });

test('a database that has its malls is left as it is, whatever is asked for', async () => {
  expect(await seedDatabase(db.ownerDatabase, { malls: 9, log })).toBe(false);
  expect(await malls()).toEqual([]);
});

test('a product of a large catalogue is sold out as one that comes by itself is, and the rules hold again', async () => {
  const { catalogue } = demoSet();
  const goods = furtherGoods(2000, catalogue.products, catalogue.brands);
  const products = Array.from({ length: goods.count }, (_, index) => goods.at(index));
  const before = await rules();
  await db.ownerDatabase
    .transaction()
    .execute((transaction) =>
      insertCatalogue(
        transaction,
        { ...catalogue, brands: [], plans: [], returnRules: [], terms: [], suppliers: [], products },
        log,
      ),
    );
  const { rows: said } = await sql<{ isSoldOut: boolean; isGone: boolean }>`
    select is_sold_out, is_gone(kind, state, product_no) from product
    where product_no >= 'GD5' and product_no < 'GD6'`.execute(db.ownerDatabase);
  expect(new Set(said.map(({ isSoldOut }) => isSoldOut))).toEqual(new Set([true, false]));
  expect(said.filter(({ isSoldOut, isGone }) => isSoldOut !== isGone)).toEqual([]);
  expect(await rules()).toEqual(before);
  await sql`delete from product where product_no >= 'GD5' and product_no < 'GD6'`.execute(db.ownerDatabase);
});

test('a seed that was cut short among its malls goes on where it was, in the size it was begun in', async () => {
  const before = await rules();
  await db.ownerDatabase.transaction().execute(async (transaction) => {
    const restored = [...(await dropIndexes(transaction)), ...(await suspendRules(transaction))];
    await switchSearchTrigger(transaction, 'disable');
    await noteBegunSeed(transaction, { malls: 9, goods: 0, now: '2026-11-26T00:00:00.000Z', restored });
  });
  expect(await isSeeded(db.ownerDatabase)).toBe(false);
  expect(await seedDatabase(db.ownerDatabase, { log })).toBe(true);
  expect(await malls()).toEqual(['shop008', 'shop009']);
  expect(await isSeeded(db.ownerDatabase)).toBe(true);
  expect(await rules()).toEqual(before);
  const listed = await listingsOfMall8();
  expect(listed.length).toBeGreaterThan(100);
  await sql`update listing set sale_price = sale_price where mall_id = 8`.execute(db.ownerDatabase);
  // What their trigger computes for each.
  expect(await listingsOfMall8()).toEqual(listed);
  const copied = await documentsOfMall8();
  await buildDocumentsOfMall8();
  expect(copied.length).toBeGreaterThan(100);
  expect(await documentsOfMall8()).toEqual(copied);
  expect(await seedDatabase(db.ownerDatabase, { malls: 20, log })).toBe(false);
});
