import type { OrderTrial } from '@mall/contracts/office/mall-opening';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type Tried = { readonly productNo: string; readonly optionNo: number; readonly productName: string };

/** The first goods in display order that can be ordered now. */
export async function findTried(transaction: MallTransaction): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`
    select l.product_no, o.option_no, p.name as product_name
    from listing l join product p using (product_no) join product_option o using (product_no) join option_stock s using (product_no, option_no)
    where l.mall_id = ${transaction.mallId} and l.kind = 'goods' and l.is_visible and not l.is_sold_out
      and o.use_code = 'GD00701' and s.quantity > 0
    order by l.sort_order, l.product_no, o.option_no limit 1`.execute(transaction);
  return rows[0];
}

/**
 * Sets the price to 0 won for this transaction, which can no longer be committed; returns the buyer's member number.
 */
export async function beginTrial(transaction: MallTransaction, { productNo }: Tried): Promise<number> {
  const { rows } = await sql<{ buyer: number }>`select begin_order_trial(${productNo}) as buyer`.execute(transaction);
  return rows[0]?.buyer ?? 0;
}

export async function findStock(transaction: MallTransaction, { productNo, optionNo }: Tried): Promise<number> {
  const { quantity } = await transaction
    .selectFrom('optionStock')
    .select('quantity')
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .executeTakeFirstOrThrow();
  return quantity;
}

export type Outcome = Omit<OrderTrial, 'triedAt'> & { readonly triedAt: Date };

/** Replaces the previous outcome. */
export async function saveTrial(
  transaction: MallTransaction,
  { triedAt, productName, reached, fault, staffNo }: Outcome & { readonly staffNo: number },
): Promise<void> {
  const values = { triedAt, staffNo, productName, reached, fault };
  await transaction
    .insertInto('orderTrial')
    .values({ mallId: transaction.mallId, ...values })
    .onConflict((conflict) => conflict.column('mallId').doUpdateSet(values))
    .execute();
}

export async function findTrial(reader: OfficeReader, mallId: number): Promise<Outcome | undefined> {
  const { rows } = await sql<Outcome>`
    select tried_at, product_name, reached, fault from order_trial where mall_id = ${mallId}`.execute(reader);
  return rows[0];
}
