import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBegunSeed } from './begun-seed.ts';
import { demoSet } from './demo-set.ts';
import { insertMall } from './insert-mall.ts';
import { insertSearchIndex } from './insert-search-index.ts';
import { isSeeded } from './is-seeded.ts';
import { enlargedSet, type LargeSet } from './large/enlarged-set.ts';
import { productNoOf } from './large/generate-goods.ts';
import { seedDatabase } from './seed.ts';

const demo = demoSet();
/** Three batches of goods and two of malls. */
const size = { malls: 45, goods: 5000 };
/** A copy, with a category of its own for some of the further goods. */
const copiedId = 34;
const now = new Date('2026-11-26T03:00:00Z');
const log = () => {};

let db: TestDatabase;
let set: LargeSet;
let rulesBefore: string[];
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  const enlarged = enlargedSet(demo, size);
  if (!enlarged) throw new Error('that is no large set');
  set = enlarged;
  rulesBefore = await rules();
});
afterAll(() => db.drop());

/** What every row must obey or is followed by, and how tables are kept. */
const rules = async () => {
  const { rows } = await sql<{ rule: string }>`
    select indexdef as rule from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
    union all select relname || ' ' || relrowsecurity::text || relforcerowsecurity::text || coalesce(reloptions::text, '') from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db.ownerDatabase);
  return rows.map(({ rule }) => rule);
};

const seed = (options: { readonly log?: (line: string) => void; readonly malls?: number; readonly goods?: number }) =>
  seedDatabase(db.ownerDatabase, { url: db.ownerUrl, now, log, ...options });

/** Seeds until it says a line that begins so, and dies. */
const seedUntil = (beginning: string) =>
  seed({
    ...size,
    log: (line) => {
      if (line.startsWith(beginning)) throw new Error(`killed at ${beginning}`);
    },
  });

const countOf = async (table: 'mall' | 'product') => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db.ownerDatabase);
  return rows[0]?.count;
};

test('a large seed that is cut short goes on where it was, in the size it was begun in', async () => {
  await expect(seedUntil('products: to 4000')).rejects.toThrow('killed');
  expect(await isSeeded(db.ownerDatabase)).toBe(false);
  await expect(seedUntil('malls: to 45')).rejects.toThrow('killed');
  expect(await countOf('mall')).toBe(31);
  await expect(seedUntil('indexes')).rejects.toThrow('killed');
  // One of the indexes was built before it was killed.
  const begun = await findBegunSeed(db.ownerDatabase);
  await sql.raw(begun?.rules.indexes[0]?.statement ?? '').execute(db.ownerDatabase);
  expect(await isSeeded(db.ownerDatabase)).toBe(false);
  expect(await seed({ malls: 9 })).toBe(true);
  expect(await isSeeded(db.ownerDatabase)).toBe(true);
  expect(await countOf('mall')).toBe(size.malls);
  expect(await countOf('product')).toBe(demo.catalogue.products.length + set.goods.count);
}, 120_000);

test('after a large seed every rule of a fresh database is in force', async () => {
  expect(await rules()).toEqual(rulesBefore);
});

test('a database that has its malls is left as it is, whatever is asked for', async () => {
  expect(await seed({ malls: 60 })).toBe(false);
  expect(await countOf('mall')).toBe(size.malls);
});

test('further goods are as the triggers would have made them', async () => {
  const { rows } = await sql<{ isSoldOut: boolean; isGone: boolean; noticeGroup: string; itsGroup: string }>`
    select is_sold_out, is_gone(kind, state, product_no), notice_group, notice_group_of(statutory_notice) as its_group
    from product where product_no >= ${productNoOf(0)} and product_no < 'GD6'`.execute(db.ownerDatabase);
  expect(rows).toHaveLength(set.goods.count);
  expect(new Set(rows.map(({ isSoldOut }) => isSoldOut))).toEqual(new Set([true, false]));
  expect(rows.filter(({ isSoldOut, isGone }) => isSoldOut !== isGone)).toEqual([]);
  expect(rows.filter(({ noticeGroup, itsGroup }) => noticeGroup !== itsGroup)).toEqual([]);
  const { rows: shelves } = await sql`
    select product_no, option_no from option_stock s left join stock_adjustment a using (product_no, option_no)
    group by product_no, option_no, quantity having quantity <> coalesce(sum(pieces), 0)`.execute(db.ownerDatabase);
  expect(shelves).toEqual([]);
});

const rowsOf = async (table: string, mallId: number) =>
  (
    await sql`select to_jsonb(t) - 'mall_id' as row from ${sql.table(table)} t where mall_id = ${mallId} order by 1`.execute(
      db.ownerDatabase,
    )
  ).rows;

test.each([1, 2, 8, copiedId])('what mall %i lists is as the triggers would have made it', async (mallId) => {
  const made = await rowsOf('listing', mallId);
  expect(made.length).toBeGreaterThanOrEqual(1000);
  await sql`update listing set sale_price = sale_price where mall_id = ${mallId}`.execute(db.ownerDatabase);
  expect(await rowsOf('listing', mallId)).toEqual(made);
});

test.each([1, 2, 8, copiedId])('the search index of mall %i is as one built completely', async (mallId) => {
  const content = demo.malls.find(({ mall }) => mall.mallId === mallId) ?? set.makeMall(mallId);
  const further = content === set.first ? set.listedInFirst(0, set.goods.count) : set.listedIn(content);
  const listed = [...further];
  const made = [await rowsOf('listing_search', mallId), await rowsOf('search_suggestion', mallId)];
  const words = await countOfWords();
  await db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`delete from listing_search where mall_id = ${mallId}`.execute(transaction);
    await sql`delete from search_suggestion where mall_id = ${mallId}`.execute(transaction);
    await insertSearchIndex(transaction, mallId, {
      productByNo: new Map([
        ...demo.catalogue.products.map((product) => [product.productNo, product] as const),
        ...listed.map(({ product }) => [product.productNo, product] as const),
      ]),
      categories: content.categories,
      listings: [...content.listings, ...listed.map(({ listing }) => listing)],
    });
  });
  expect([await rowsOf('listing_search', mallId), await rowsOf('search_suggestion', mallId)]).toEqual(made);
  expect(await countOfWords()).toEqual(words);
});

const countOfWords = async () =>
  (await sql`select count(*), count(*) filter (where in_name) as names from search_word`.execute(db.ownerDatabase))
    .rows;

/** Chosen at random by the address of each mall, or dependent on its further goods. */
const differing = ['mall', 'favourite', 'cart_line', 'search_log', 'search_suggestion'];

test('a copied mall has all that one made by itself has', async () => {
  const [copy, itself] = [copiedId, 900];
  const content = set.makeMall(copy);
  await db.ownerDatabase
    .transaction()
    .execute((transaction) =>
      insertMall(
        transaction,
        { ...content, mall: { ...content.mall, mallId: itself, mallUrl: 'shop900' } },
        { catalogue: demo.catalogue, now },
      ),
    );
  const { rows: tables } = await sql<{ table: string; numbers: string[] }>`
    select attrelid::regclass::text as table, array(
      select attname::text from pg_attribute number where number.attrelid = a.attrelid and attidentity <> '') || '{mall_id,member_no}'::text[] as numbers
    from pg_attribute a join pg_class c on c.oid = attrelid
    where attname = 'mall_id' and relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
    db.ownerDatabase,
  );
  const filled: string[] = [];
  for (const { table, numbers } of tables) {
    const ofMall = async (mallId: number) => {
      const { rows } = await sql<{ row: { product_no?: string } }>`
        select to_jsonb(t) - ${numbers}::text[] as row from ${sql.table(table)} t where mall_id = ${mallId} order by 1`.execute(
        db.ownerDatabase,
      );
      return rows.filter(({ row }) => !isFurther(row.product_no));
    };
    const [ofCopy, ofItself] = [await ofMall(copy), await ofMall(itself)];
    if (ofItself.length > 0) filled.push(table);
    if (!differing.includes(table)) expect([table, ofCopy]).toEqual([table, ofItself]);
    else expect([table, ofCopy.length > 0]).toEqual([table, ofItself.length > 0]);
  }
  expect(filled.length).toBeGreaterThan(20);
});

const isFurther = (productNo: string | undefined) =>
  productNo !== undefined && productNo >= productNoOf(0) && productNo < 'GD6';
