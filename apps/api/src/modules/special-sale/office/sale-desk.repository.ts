import type { MallTransaction } from '@mall/db/in-mall';
import type { SaleNow, SaleTerms } from '@mall/domain/special-sale-change';
import { sql } from 'kysely';

export type HeldSale = SaleNow & {
  readonly productNo: string;
  readonly version: number;
  readonly by: string | null;
  readonly changedAt: Date | null;
};

/** A sale, locked; buyers and other changes wait. */
export async function lockSale(transaction: MallTransaction, saleNo: number): Promise<HeldSale | undefined> {
  const { rows } = await sql<HeldSale>`
    select s.product_no, s.headline, s.option_nos, s.sale_price, s.starts_at, s.ends_at, s.total_pieces, s.most_per_member, s.taken_pieces,
      s.has_sold, s.version, s.changed_at, (select name from staff where staff_no = s.changed_by) as by
    from special_sale s where s.mall_id = ${transaction.mallId} and s.sale_no = ${saleNo} for update of s`.execute(
    transaction,
  );
  return rows[0];
}

export type Goods = { readonly name: string; readonly salePrice: number; readonly optionNos: number[] };

/** Name, usual price and options of goods that the mall lists; undefined for others. */
export async function findGoods(transaction: MallTransaction, productNo: string): Promise<Goods | undefined> {
  const { rows } = await sql<Goods>`
    select p.name, l.sale_price, array(select option_no from product_option o where o.product_no = l.product_no) as option_nos
    from listing l join product p using (product_no)
    where l.mall_id = ${transaction.mallId} and l.product_no = ${productNo} and l.kind = 'goods'`.execute(transaction);
  return rows[0];
}

type By = { readonly changedBy: number; readonly changedAt: Date };
const stored = ({ optionNos, ...terms }: SaleTerms) => ({ ...terms, optionNos: [...optionNos] });

/** After the last one; concurrent inserts get different numbers. */
export async function insertSale(
  transaction: MallTransaction,
  { productNo, terms, ...by }: By & { readonly productNo: string; readonly terms: SaleTerms },
): Promise<number> {
  const { mallId } = transaction;
  await sql`select pg_advisory_xact_lock(hashtextextended('special_sale', ${mallId}))`.execute(transaction);
  const { next } = await transaction
    .selectFrom('specialSale')
    .select(sql<number>`coalesce(max(sale_no), 0) + 1`.as('next'))
    .where('mallId', '=', mallId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('specialSale')
    .values({ ...stored(terms), ...by, mallId, saleNo: next, productNo })
    .execute();
  return next;
}

export async function updateSale(
  transaction: MallTransaction,
  { saleNo, terms, ...by }: By & { readonly saleNo: number; readonly terms: Partial<SaleTerms> },
): Promise<void> {
  const { optionNos, ...rest } = terms;
  await transaction
    .updateTable('specialSale')
    .set((sale) => ({
      ...rest,
      ...(optionNos && { optionNos: [...optionNos] }),
      ...by,
      version: sale('version', '+', 1),
    }))
    .where('mallId', '=', transaction.mallId)
    .where('saleNo', '=', saleNo)
    .execute();
}

export async function deleteSale(transaction: MallTransaction, saleNo: number): Promise<void> {
  await transaction
    .deleteFrom('specialSale')
    .where('mallId', '=', transaction.mallId)
    .where('saleNo', '=', saleNo)
    .execute();
}
