import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type AttemptKey = { readonly orderNo: string; readonly attemptNo: number };
export type NewEntry = {
  readonly kind: 'PAYMENT' | 'REFUND';
  /** Negative when money goes out. */
  readonly amount: number;
  readonly transactionKey: string;
  readonly happenedAt: Date;
};

export function listEntries(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo }: AttemptKey,
): Promise<{ amount: number; transactionKey: string }[]> {
  return transaction
    .selectFrom('paymentEntry')
    .select(['amount', 'transactionKey'])
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .orderBy('entryNo')
    .execute();
}

export type HeldDeposit = { readonly orderNo: string; readonly held: number };

/** What the ledger holds for attempts whose money waits to go back, by order, the oldest first; of one order when it is named. */
export async function listHeldDeposits(
  transaction: MallTransaction,
  mall: MallScope,
  orderNo?: string,
): Promise<HeldDeposit[]> {
  const { rows } = await sql<HeldDeposit>`
    select order_no, sum(e.amount)::bigint as held
    from payment_attempt a join payment_entry e using (mall_id, order_no, attempt_no)
    where a.mall_id = ${mall.mallId} and a.state = 'HELD' ${orderNo === undefined ? sql`` : sql`and order_no = ${orderNo}`}
    group by order_no
    having sum(e.amount) > 0
    order by min(a.changed_at)`.execute(transaction);
  return rows;
}

export async function insertEntries(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo, entries }: AttemptKey & { readonly entries: readonly NewEntry[] },
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto('paymentEntry')
    .values(entries.map((entry) => ({ mallId: mall.mallId, orderNo, attemptNo, ...entry })))
    .execute();
}
