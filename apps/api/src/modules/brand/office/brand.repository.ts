import type { BrandRow } from '@mall/contracts/office/brands';
import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type BrandWords = Pick<BrandRow, 'name' | 'searchWords'>;
type By = { readonly changedBy: number; readonly changedAt: Date };
export type Transaction = Pick<Database, 'insertInto' | 'updateTable' | 'deleteFrom' | 'selectFrom' | 'getExecutor'>;

const found = (q: string | undefined) => {
  if (q === undefined) return sql`from brand b where true`;
  const word = q.toLowerCase();
  return sql`from brand b where (strpos(lower(b.name), ${word}) > 0
    or exists (select from unnest(b.search_words) w where strpos(lower(w), ${word}) > 0))`;
};
const name = sql`b.name collate "C"`;

export async function listBrandRows(
  reader: OfficeReader,
  q: string | undefined,
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.brand_id, b.name, b.search_words, b.version,
      (select count(*)::int from product p where p.brand_id = b.brand_id) as products,
      (select count(distinct l.mall_id)::int from product p join listing l using (product_no) where p.brand_id = b.brand_id) as malls
    ${found(q)} and ${behind([name], key, 'asc')} order by ${name} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countBrandRows = (reader: OfficeReader, q: string | undefined) => countFound(reader, found(q));

/** The number of the brand with this name; serialises adding and renaming. */
export async function findNamed(transaction: Transaction, wanted: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand', 0))`.execute(transaction);
  const row = await transaction.selectFrom('brand').select('brandId').where('name', '=', wanted).executeTakeFirst();
  return row?.brandId;
}

export async function insertBrand(transaction: Transaction, words: BrandWords & By): Promise<number> {
  const { brandId } = await transaction
    .insertInto('brand')
    .values({ brandId: sql<number>`(select coalesce(max(brand_id), 0) + 1 from brand)`, ...words })
    .returning('brandId')
    .executeTakeFirstOrThrow();
  return brandId;
}

/** False when it has another version by now. */
export async function updateBrand(
  transaction: Transaction,
  { brandId, version, ...words }: BrandWords & By & { readonly brandId: number; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('brand')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('brandId', '=', brandId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type HeldBrand = BrandWords & { readonly brandId: number; readonly version: number };

/** The existing ones of these brands, locked against changes by others. */
export const lockBrands = (transaction: Transaction, brandIds: readonly number[]): Promise<HeldBrand[]> =>
  transaction
    .selectFrom('brand')
    .select(['brandId', 'name', 'searchWords', 'version'])
    .where('brandId', 'in', brandIds)
    .orderBy('brandId')
    .forUpdate()
    .execute();

/** Locks a brand's products against changes by others. */
export const lockProductsOf = (transaction: Transaction, brandId: number) =>
  sql`select from product where brand_id = ${brandId} order by product_no for update`.execute(transaction);

type Moving = By & { readonly from: number; readonly into: number };

/** Moves all products of a brand to another one, with a row of history each; returns how many. */
export async function moveProducts(
  transaction: Transaction,
  { from, into, changedBy, changedAt }: Moving,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with moved as (
      update product set brand_id = ${into}, version = version + 1, changed_by = ${changedBy}, changed_at = ${changedAt}
      where brand_id = ${from} returning product_no, version)
    insert into product_change (product_no, version, changes, staff_no, made_at)
    select product_no, version, jsonb_build_object('brandId', jsonb_build_object('before', ${from}::int, 'after', ${into}::int)),
      ${changedBy}, ${changedAt}
    from moved`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

export const deleteBrand = (transaction: Transaction, brandId: number) =>
  transaction.deleteFrom('brand').where('brandId', '=', brandId).execute();

/** The current version, and who saved it when. */
export const findSaved = (transaction: Transaction, brandId: number) =>
  transaction
    .selectFrom('brand as b')
    .leftJoin('staff', 'staff.staffNo', 'b.changedBy')
    .select(['b.name', 'b.searchWords', 'b.version', 'staff.name as by', 'b.changedAt'])
    .where('b.brandId', '=', brandId)
    .executeTakeFirst();
