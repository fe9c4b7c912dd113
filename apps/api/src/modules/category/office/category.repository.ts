import type { CategoryHold, OfficeCategory } from '@mall/contracts/office/categories';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type CategoryWords = Pick<OfficeCategory, 'name' | 'url' | 'isShown' | 'isOnMobile'>;
type By = { readonly changedBy: number; readonly changedAt: Date };

/** The menu of a mall: by level, and each level in its order. */
export async function listCategoryRows(reader: OfficeReader, mallId: number): Promise<OfficeCategory[]> {
  const { rows } = await sql<OfficeCategory>`
    select c.category_no, c.name, c.type, c.url, c.is_shown, c.is_on_mobile, c.version,
      (select count(*)::int from listing l where l.mall_id = c.mall_id and ${below('l.categoryNo', sql`c.category_no`)}) as listings,
      coalesce((select v.view_count from content_view v
        where v.mall_id = c.mall_id and v.content_type = 'CATEGORY' and v.content_id = c.category_no), 0)::int as views
    from category c where c.mall_id = ${mallId}
    order by length(c.category_no), coalesce(c.sort_order, 999), c.category_no`.execute(reader);
  return rows;
}

/** Numbers of a category and of those below it, as a range: text comparison is leakproof, a pattern is not. */
const below = (column: string, categoryNo: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} >= ${categoryNo} and ${sql.ref(column)} < ${categoryNo} || ':')`;

/** Serialises changes of a mall's menu. */
export const lockMenu = (transaction: MallTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended('category', ${transaction.mallId}))`.execute(transaction);

export type Placed = { readonly categoryNo: string; readonly type: OfficeCategory['type'] };

/** All numbers of the menu, each level in its order. */
export const listPlaces = (transaction: MallTransaction): Promise<Placed[]> =>
  transaction
    .selectFrom('category')
    .select(['categoryNo', 'type'])
    .where('mallId', '=', transaction.mallId)
    .orderBy(sql`coalesce(sort_order, 999)`)
    .orderBy('categoryNo')
    .execute();

export async function insertCategory(
  transaction: MallTransaction,
  row: CategoryWords & By & Placed & { readonly sortOrder: number },
): Promise<void> {
  await transaction
    .insertInto('category')
    .values({ mallId: transaction.mallId, ...row })
    .execute();
}

/** False when it has another version by now. */
export async function updateCategory(
  transaction: MallTransaction,
  { categoryNo, version, ...words }: CategoryWords & By & { readonly categoryNo: string; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('category')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('mallId', '=', transaction.mallId)
    .where('categoryNo', '=', categoryNo)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The current version, and who saved it when. */
export const findSaved = (transaction: MallTransaction, categoryNo: string) =>
  transaction
    .selectFrom('category as c')
    .leftJoin('staff', 'staff.staffNo', 'c.changedBy')
    .select(['c.name', 'c.url', 'c.isShown', 'c.isOnMobile', 'c.version', 'staff.name as by', 'c.changedAt'])
    .where('c.mallId', '=', transaction.mallId)
    .where('c.categoryNo', '=', categoryNo)
    .executeTakeFirst();

/** What is sold, shown and sorted in a category and below it. */
export async function findHold(transaction: MallTransaction, categoryNo: string): Promise<CategoryHold> {
  const { mallId } = transaction;
  const isBelow = below('categoryNo', sql`${categoryNo}::text`);
  const { rows } = await sql<CategoryHold>`
    select (select count(*)::int from listing where mall_id = ${mallId} and ${isBelow}) as listings,
      (select count(*)::int from exhibition where mall_id = ${mallId} and ${isBelow}) as exhibitions,
      (select count(*)::int - 1 from category where mall_id = ${mallId} and ${isBelow}) as categories`.execute(
    transaction,
  );
  return rows[0] ?? { listings: 0, exhibitions: 0, categories: 0 };
}

/** Renumbers the places of a level. */
export const updatePlaces = (transaction: MallTransaction, categoryNos: readonly string[]) =>
  sql`update category set sort_order = placed.place from unnest(${[...categoryNos]}::text[]) with ordinality as placed (category_no, place)
    where category.mall_id = ${transaction.mallId} and category.category_no = placed.category_no`.execute(transaction);

/** Renumbers a category, and everything below it, for another place. */
export const updateNumbers = (transaction: MallTransaction, from: string, to: string) =>
  sql`update category set category_no = ${to}::text || substr(category_no, ${from.length + 1}::int), version = version + 1
    where mall_id = ${transaction.mallId} and ${below('categoryNo', sql`${from}::text`)}`.execute(transaction);

export async function deleteCategory(transaction: MallTransaction, categoryNo: string): Promise<void> {
  await transaction
    .deleteFrom('category')
    .where('mallId', '=', transaction.mallId)
    .where('categoryNo', '=', categoryNo)
    .execute();
}
