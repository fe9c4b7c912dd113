import { compiledQuery } from '@mall/db/compiled-query';
import type { PaymentEntry } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AttemptKey } from './attempt.repository.ts';

export type NewEntry = Readonly<Pick<Selectable<PaymentEntry>, 'kind' | 'amount' | 'transactionKey' | 'happenedAt'>>;

export const listEntries = compiledQuery((transaction, { orderNo, attemptNo }: AttemptKey) =>
  transaction
    .selectFrom('paymentEntry')
    .select(['amount', 'transactionKey'])
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .orderBy('entryNo'),
);

export type HeldDeposit = { readonly orderNo: string; readonly held: number };

/** Amounts held for attempts whose money is to be refunded, by order, oldest first; optionally of one order. */
export async function listHeldDeposits(transaction: MallTransaction, orderNo?: string): Promise<HeldDeposit[]> {
  const { rows } = await sql<HeldDeposit>`
    select order_no, sum(e.amount)::bigint as held
    from payment_attempt a join payment_entry e using (mall_id, order_no, attempt_no)
    where a.mall_id = ${transaction.mallId} and a.state = 'HELD' ${orderNo === undefined ? sql`` : sql`and order_no = ${orderNo}`}
    group by order_no
    having sum(e.amount) > 0
    order by min(a.changed_at)`.execute(transaction);
  return rows;
}

/** Adds to the ledger, and marks the order's receipt, if any, for comparison: money has moved. */
export async function insertEntries(
  transaction: MallTransaction,
  { orderNo, attemptNo, entries }: AttemptKey & { readonly entries: readonly NewEntry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const { mallId } = transaction;
  await transaction
    .with('entry', (database) =>
      database
        .insertInto('paymentEntry')
        .values(entries.map((entry) => ({ orderNo, attemptNo, ...entry, mallId })))
        .returning('entryNo'),
    )
    .updateTable('cashReceipt')
    .set({ isSettled: false })
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}
