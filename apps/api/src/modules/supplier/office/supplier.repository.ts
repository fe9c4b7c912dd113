import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listSuppliers, SupplierRow } from '@mall/contracts/office/suppliers';
import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type SupplierQuery = OfficeRequest<typeof listSuppliers>['query'];
export type SupplierWords = Omit<SupplierRow, 'supplierNo' | 'products' | 'malls' | 'version'>;
type By = { readonly changedBy: number; readonly changedAt: Date };
export type Transaction = Pick<Database, 'insertInto' | 'updateTable' | 'deleteFrom' | 'selectFrom' | 'getExecutor'>;

const found = ({ q = '', state }: SupplierQuery) => sql`from supplier s
  where position(lower(${q}) in lower(s.name || ' ' || s.company || ' ' || s.business_number)) > 0
    and ${matches(sql`s.state`, state, 'text')}`;
const name = sql`s.name collate "C"`;

export async function listSupplierRows(
  reader: OfficeReader,
  query: SupplierQuery,
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<SupplierRow[]> {
  const { rows } = await sql<SupplierRow>`
    select s.supplier_no, s.name, s.company, s.representative_name, s.business_number, s.sales_permit_number, s.address, s.phone,
      s.email, s.return_address, s.state, s.version,
      (select count(*)::int from product p where p.supplier_no = s.supplier_no) as products,
      (select count(distinct l.mall_id)::int from product p join listing l using (product_no)
        where p.supplier_no = s.supplier_no) as malls
    ${found(query)} and ${behind([name], key, 'asc')} order by ${name} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countSupplierRows = (reader: OfficeReader, query: SupplierQuery) => countFound(reader, found(query));

type Unique = Pick<SupplierWords, 'name' | 'businessNumber'>;

/** Suppliers with this name or business number; serialises adding and saving. */
export async function listLike(transaction: Transaction, { name: wanted, businessNumber }: Unique) {
  await sql`select pg_advisory_xact_lock(hashtextextended('supplier', 0))`.execute(transaction);
  return transaction
    .selectFrom('supplier')
    .select(['supplierNo', 'name'])
    .where((is) => is.or([is('name', '=', wanted), is('businessNumber', '=', businessNumber)]))
    .execute();
}

export async function insertSupplier(transaction: Transaction, words: SupplierWords & By): Promise<number> {
  const { supplierNo } = await transaction
    .insertInto('supplier')
    .values(words)
    .returning('supplierNo')
    .executeTakeFirstOrThrow();
  return supplierNo;
}

/** Locks its products against other changes: before the supplier, in the order of a product's own save. */
export const lockProductsOf = (transaction: Transaction, supplierNo: number) =>
  sql`select from product where supplier_no = ${supplierNo} order by product_no for update`.execute(transaction);

type Saving = SupplierWords & By & { readonly supplierNo: number; readonly version: number };

/** False when it has another version by now. */
export async function updateSupplier(
  transaction: Transaction,
  { supplierNo, version, ...words }: Saving,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('supplier')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('supplierNo', '=', supplierNo)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Its products, including deleted ones, which may be restored. Locks the supplier, so that no product is given it meanwhile. */
export async function holdUnused(transaction: Transaction, supplierNo: number): Promise<number | undefined> {
  const { rows } = await sql<{ products: number }>`
    with held as materialized (select supplier_no from supplier where supplier_no = ${supplierNo} for update)
    select (select count(*)::int from product p where p.supplier_no = held.supplier_no) as products from held`.execute(
    transaction,
  );
  return rows[0]?.products;
}

export const deleteSupplier = (transaction: Transaction, supplierNo: number) =>
  transaction.deleteFrom('supplier').where('supplierNo', '=', supplierNo).execute();

/** The current version, and who saved it when. */
export const findSaved = (transaction: Transaction, supplierNo: number) =>
  transaction
    .selectFrom('supplier as s')
    .leftJoin('staff', 'staff.staffNo', 's.changedBy')
    .select(['s.name', 's.company', 's.representativeName', 's.businessNumber', 's.salesPermitNumber', 's.address'])
    .select(['s.phone', 's.email', 's.returnAddress', 's.state', 's.version', 'staff.name as by', 's.changedAt'])
    .where('s.supplierNo', '=', supplierNo)
    .executeTakeFirst();
