import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type Charged = {
  readonly memberNo: number;
  readonly orders: readonly { readonly orderNo: string; readonly amount: number }[];
  readonly at: Date;
};

/** Stores the debts of orders on account that were just placed; an order of 0 won has none. */
export async function insertCharges(transaction: MallTransaction, { memberNo, orders, at }: Charged): Promise<void> {
  await sql`
    insert into account_entry (mall_id, member_no, order_no, kind, amount, entry_key, happened_at)
    select ${transaction.mallId}, ${memberNo}, o.order_no, 'CHARGE', o.amount, 'order', ${at}
    from unnest(${orders.map(({ orderNo }) => orderNo)}::text[], ${orders.map(({ amount }) => amount)}::bigint[])
      o (order_no, amount)
    where o.amount > 0`.execute(transaction);
}

type Credit = { readonly orderNo: string; readonly amount: number; readonly entryKey: string; readonly at: Date };

/** Reduces the debt for an order; repeating the key changes nothing. */
export async function insertCredit(
  transaction: MallTransaction,
  { orderNo, amount, entryKey, at }: Credit,
): Promise<void> {
  await sql`
    insert into account_entry (mall_id, member_no, order_no, kind, amount, entry_key, happened_at)
    select mall_id, member_no, order_no, 'CREDIT', ${-amount}::bigint, ${entryKey}, ${at}
    from mall_order where mall_id = ${transaction.mallId} and order_no = ${orderNo}
    on conflict (mall_id, order_no, entry_key) do nothing`.execute(transaction);
}
