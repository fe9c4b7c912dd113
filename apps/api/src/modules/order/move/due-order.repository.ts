import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Limits a run, so that no mall delays the others. */
const mostAtOnce = 200;

// The payment service was asked and has not answered yet: the order may turn out to be paid.
const isConfirming = sql<boolean>`exists (
  select from payment_attempt a where a.mall_id = o.mall_id and a.order_no = o.order_no and a.state = 'CONFIRMING')`;
// A deposit may have arrived without a notice; only a query of the account after its deadline can tell.
const isUnseen = sql<boolean>`exists (
  select from payment_attempt a
  where a.mall_id = o.mall_id and a.order_no = o.order_no and a.state = 'WAITING' and a.changed_at < o.expires_at)`;
const hasOpenClaim = sql<boolean>`exists (
  select from claim c
  where c.mall_id = o.mall_id and c.order_no = o.order_no and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP'))`;
const hasRemaining = sql<boolean>`exists (
  select from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no and l.taken_back < l.quantity)`;

const ordersOf = (transaction: MallTransaction) =>
  transaction
    .selectFrom('mallOrder as o')
    .select('o.orderNo')
    .where('o.mallId', '=', transaction.mallId)
    .limit(mostAtOnce);

/** Unpaid orders past their deadline, oldest first. */
export async function listUnpaidNos(transaction: MallTransaction, now: Date): Promise<string[]> {
  const rows = await ordersOf(transaction)
    .where('o.state', '=', sql.lit('PENDING_PAYMENT'))
    .where('o.expiresAt', '<=', now)
    .where(sql<boolean>`not ${isConfirming} and not ${isUnseen}`)
    .orderBy('o.expiresAt')
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

/** Marks the unpaid orders whose reminder is due as reminded, and returns them. */
export async function takeReminders(
  transaction: MallTransaction,
  now: Date,
): Promise<{ orderNo: string; memberNo: number }[]> {
  const due = ordersOf(transaction)
    .where('o.state', '=', sql.lit('PENDING_PAYMENT'))
    .where('o.remindAt', '<=', now)
    .orderBy('o.expiresAt')
    .forNoKeyUpdate()
    .skipLocked();
  return transaction
    .updateTable('mallOrder')
    .set({ remindAt: null })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', 'in', due)
    .returning(['orderNo', 'memberNo'])
    .execute();
}

/** Orders delivered by then, oldest first, except those with an open claim or returned completely. */
export async function listDeliveredNos(transaction: MallTransaction, deliveredBy: Date): Promise<string[]> {
  const rows = await ordersOf(transaction)
    .where('o.state', '=', sql.lit('DELIVERED'))
    .where('o.deliveredAt', '<=', deliveredBy)
    .where(sql<boolean>`not ${hasOpenClaim} and ${hasRemaining}`)
    .orderBy('o.deliveredAt')
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

/** Whether the payment service was asked to charge this order and has not answered yet. */
export async function isPaymentRequested(transaction: MallTransaction, orderNo: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('mallOrder as o')
    .select(isConfirming.as('isConfirming'))
    .where('o.mallId', '=', transaction.mallId)
    .where('o.orderNo', '=', orderNo)
    .executeTakeFirst();
  return row?.isConfirming ?? false;
}
