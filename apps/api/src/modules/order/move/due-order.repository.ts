import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** A limit, so that one round never delays the others. */
const mostAtOnce = 200;

// The response is on its way, and says whether the order is paid.
const isConfirming = sql<boolean>`exists (
  select from payment_attempt a where a.mall_id = o.mall_id and a.order_no = o.order_no and a.state = 'CONFIRMING')`;
// A deposit may have come in without a notice; only querying the account after its deadline shows that.
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

/** Orders whose payment is overdue, the oldest first. */
export async function listUnpaidNos(transaction: MallTransaction, now: Date): Promise<string[]> {
  const rows = await ordersOf(transaction)
    .where('o.state', '=', sql.lit('PENDING_PAYMENT'))
    .where('o.expiresAt', '<=', now)
    .where(sql<boolean>`not ${isConfirming} and not ${isUnseen}`)
    .orderBy('o.expiresAt')
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

/** Orders that wait for their payment and whose member is to be reminded by now; from here on they are reminded. */
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

/** Orders delivered by then without an open claim, and not returned as a whole, the oldest first. */
export async function listDeliveredNos(transaction: MallTransaction, deliveredBy: Date): Promise<string[]> {
  const rows = await ordersOf(transaction)
    .where('o.state', '=', sql.lit('DELIVERED'))
    .where('o.deliveredAt', '<=', deliveredBy)
    .where(sql<boolean>`not ${hasOpenClaim} and ${hasRemaining}`)
    .orderBy('o.deliveredAt')
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

/** Was the payment service requested to charge this order, without a response yet? */
export async function isPaymentRequested(transaction: MallTransaction, orderNo: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('mallOrder as o')
    .select(isConfirming.as('isConfirming'))
    .where('o.mallId', '=', transaction.mallId)
    .where('o.orderNo', '=', orderNo)
    .executeTakeFirst();
  return row?.isConfirming ?? false;
}
