import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Writes down what is owed for orders on account that were just placed; an order of 0 won owes nothing. */
export async function insertCharges(
  transaction: MallTransaction,
  mall: MallScope,
  { orders, at }: { readonly orders: readonly { orderNo: string; amount: number }[]; readonly at: Date },
): Promise<void> {
  await sql`
    insert into account_entry (mall_id, order_no, kind, amount, entry_key, happened_at)
    select ${mall.mallId}, o.order_no, 'CHARGE', o.amount, 'order', ${at}
    from unnest(${orders.map(({ orderNo }) => orderNo)}::text[], ${orders.map(({ amount }) => amount)}::bigint[])
      o (order_no, amount)
    where o.amount > 0`.execute(transaction);
}

type Credit = { readonly orderNo: string; readonly amount: number; readonly entryKey: string; readonly at: Date };

/** Less is owed for an order; the same key again is the same credit. */
export async function insertCredit(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, amount, entryKey, at }: Credit,
): Promise<void> {
  await transaction
    .insertInto('accountEntry')
    .values({ mallId: mall.mallId, orderNo, kind: 'CREDIT', amount: -amount, entryKey, happenedAt: at })
    .onConflict((conflict) => conflict.columns(['mallId', 'orderNo', 'entryKey']).doNothing())
    .execute();
}
