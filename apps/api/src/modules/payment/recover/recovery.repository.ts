import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { KnownAttempt } from '../confirm/settle-payment.ts';

const attempts = sql`
  select a.order_no, a.attempt_no, a.payment_key
  from payment_attempt a join mall_order o using (mall_id, order_no)`;
// Attempts that cannot be settled must not delay the others.
const longestUntried = sql`order by a.recovered_at nulls first, a.changed_at`;
/** The order no longer awaits a payment: it has another one, or its deadline has passed. */
const isOver = (now: Date) => sql`(o.state <> 'PENDING_PAYMENT' or o.expires_at <= ${now})`;

type Input = { readonly requestedBefore: Date };

/** All attempts that may have been charged without a response. */
export async function listConfirming(
  transaction: MallTransaction,
  { requestedBefore }: Input,
): Promise<KnownAttempt[]> {
  const { rows } = await sql<KnownAttempt>`
    select a.order_no, a.attempt_no, a.payment_key from payment_attempt a
    where a.mall_id = ${transaction.mallId} and a.state = 'CONFIRMING' and a.changed_at <= ${requestedBefore}
    ${longestUntried}`.execute(transaction);
  return rows;
}

type Due = {
  readonly now: Date;
  /** Without urgency, attempts queried since then are skipped. */
  readonly seenBefore: Date;
  /** The limit; attempts queried longest ago come first. */
  readonly most: number;
};

/** Accounts whose deposit may have arrived without a notice, and money to refund. */
export async function listUnsettledMoney(
  transaction: MallTransaction,
  { now, seenBefore, most }: Due,
): Promise<KnownAttempt[]> {
  const { rows } = await sql<KnownAttempt>`${attempts}
    where a.mall_id = ${transaction.mallId} and a.state in ('WAITING', 'RETURNING')
      and (a.state = 'RETURNING' or a.changed_at <= ${seenBefore} or ${isOver(now)})
    ${longestUntried} limit ${most}`.execute(transaction);
  return rows;
}

/**
 * Abandoned windows, and accounts that another payment has replaced. Nothing is charged at a window that was not
 * confirmed, so it is queried only once its order has ended or it has closed.
 */
export async function listAbandonedWindows(
  transaction: MallTransaction,
  { now, seenBefore, closedBefore, most }: Due & { readonly closedBefore: Date },
): Promise<KnownAttempt[]> {
  const { rows } = await sql<KnownAttempt>`${attempts}
    where a.mall_id = ${transaction.mallId} and a.state in ('OPEN', 'REPLACED')
      and (${isOver(now)} or a.changed_at <= ${closedBefore}
        or (a.method = 'VIRTUAL_ACCOUNT' and a.changed_at <= ${seenBefore}))
    ${longestUntried} limit ${most}`.execute(transaction);
  return rows;
}

export async function updateRecovered(
  transaction: MallTransaction,
  { orderNo, attemptNo, at }: Pick<KnownAttempt, 'orderNo' | 'attemptNo'> & { readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('paymentAttempt')
    .set({ recoveredAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .execute();
}

export type OtherAmount = {
  readonly orderNo: string;
  readonly attemptNo: number;
  /** The order's amount, and the one that the service reported, in won. */
  readonly amount: number;
  readonly namedAmount: number;
  readonly isReturned: boolean;
};

/** Attempts for which the service reported another amount, oldest first: all unsettled ones, and those since then. */
export async function listNamedAmounts(transaction: MallTransaction, since: Date): Promise<OtherAmount[]> {
  const { rows } = await sql<OtherAmount>`
    select order_no, attempt_no, amount, named_amount, state not in ('RETURNING', 'HELD') as is_returned
    from payment_attempt
    where mall_id = ${transaction.mallId} and named_amount is not null
      and (changed_at >= ${since} or state in ('RETURNING', 'HELD'))
    order by changed_at`.execute(transaction);
  return rows;
}
