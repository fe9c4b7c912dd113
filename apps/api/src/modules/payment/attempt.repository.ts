import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { PaymentDetails } from '../../payment/payment-gateway.ts';

/**
 * OPEN: at the window. CONFIRMING: asked, not yet answered. WAITING: a virtual account without its deposit. HELD: a deposit
 * that the order has no use for, until its buyer names an account.
 */
export type AttemptState = 'OPEN' | 'CONFIRMING' | 'WAITING' | 'DONE' | 'HELD' | 'FAILED' | 'CANCELLED';

export type Attempt = {
  readonly attemptNo: number;
  readonly paymentKey: string | null;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly state: AttemptState;
  readonly failure: string;
  readonly webhookSecret: string;
  readonly changedAt: Date;
  readonly version: string;
};

/** Another one after each change of the row: PostgreSQL's number of the transaction that wrote it last. */
const version = sql<string>`xmin::text`.as('version');

/** Every attempt to pay an order, held until the transaction ends. */
export async function lockAttempts(transaction: MallTransaction, mall: MallScope, orderNo: string): Promise<Attempt[]> {
  const attempts = await transaction
    .selectFrom('paymentAttempt')
    .select(['attemptNo', 'paymentKey', 'method', 'amount', 'state', 'failure', 'webhookSecret', 'changedAt'])
    .select(version)
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('attemptNo')
    .forUpdate()
    .execute();
  // Check constraints of the table keep the codes within their types.
  return attempts as Attempt[];
}

type NewAttempt = {
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly at: Date;
};

export async function insertAttempt(
  transaction: MallTransaction,
  mall: MallScope,
  { at, ...attempt }: NewAttempt,
): Promise<void> {
  await transaction
    .insertInto('paymentAttempt')
    .values({ mallId: mall.mallId, ...attempt, state: 'OPEN', startedAt: at, changedAt: at })
    .execute();
}

type AttemptKey = { readonly orderNo: string; readonly attemptNo: number };
type AttemptChange = {
  readonly state?: AttemptState;
  readonly paymentKey?: string;
  readonly failure?: string;
  readonly webhookSecret?: string;
  readonly details?: PaymentDetails;
  readonly changedAt: Date;
};

export async function updateAttempt(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo, ...change }: AttemptKey & AttemptChange,
): Promise<void> {
  await transaction
    .updateTable('paymentAttempt')
    .set(change)
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .execute();
}

type PaidOrder = {
  readonly orderNo: string;
  /** How it was paid, which may be another way than the one asked for last. */
  readonly paymentMethod: PaymentMethod;
  /** Until when it waits for a deposit. */
  readonly expiresAt: Date;
};

export async function updatePaidOrder(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, paymentMethod, expiresAt }: PaidOrder,
): Promise<void> {
  await transaction
    .updateTable('mallOrder')
    .set({ paymentMethod, expiresAt })
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

type Overdue = {
  /** Whoever asked the service before then is gone. */
  readonly askedBefore: Date;
  /** Looked at less often than this while nothing hurries. */
  readonly seenBefore: Date;
  readonly now: Date;
};

/** Attempts whose end we do not know, those first that have waited longest. */
export function listUnsettled(
  transaction: MallTransaction,
  mall: MallScope,
  { askedBefore, seenBefore, now }: Overdue,
): Promise<{ orderNo: string; attemptNo: number; paymentKey: string | null }[]> {
  return transaction
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('mallOrder as order', (join) =>
      join.onRef('order.mallId', '=', 'attempt.mallId').onRef('order.orderNo', '=', 'attempt.orderNo'),
    )
    .select(['attempt.orderNo', 'attempt.attemptNo', 'attempt.paymentKey'])
    .where('attempt.mallId', '=', mall.mallId)
    .where('attempt.state', 'in', [sql.lit('OPEN'), sql.lit('CONFIRMING'), sql.lit('WAITING')])
    .where(({ and, eb, or }) =>
      or([
        and([eb('attempt.state', '=', 'CONFIRMING'), eb('attempt.changedAt', '<=', askedBefore)]),
        and([
          eb('attempt.state', '<>', 'CONFIRMING'),
          or([
            eb('attempt.changedAt', '<=', seenBefore),
            eb('order.state', 'in', ['CANCELLED', 'EXPIRED']),
            and([eb('order.state', '=', 'PENDING_PAYMENT'), eb('order.expiresAt', '<=', now)]),
          ]),
        ]),
      ]),
    )
    .orderBy('attempt.changedAt')
    .limit(100)
    .execute();
}

export async function findVersion(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo }: AttemptKey,
): Promise<string> {
  const row = await transaction
    .selectFrom('paymentAttempt')
    .select(version)
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function findAttempt(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo }: AttemptKey,
): Promise<{ paymentKey: string | null; webhookSecret: string } | undefined> {
  return transaction
    .selectFrom('paymentAttempt')
    .select(['paymentKey', 'webhookSecret'])
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .executeTakeFirst();
}

/** The attempt that has paid an order, or whose account waits for the deposit. */
export async function findEffectiveAttempt(transaction: MallTransaction, mall: MallScope, orderNo: string) {
  return transaction
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('mallOrder as order', (join) =>
      join.onRef('order.mallId', '=', 'attempt.mallId').onRef('order.orderNo', '=', 'attempt.orderNo'),
    )
    .select(['attempt.method', 'attempt.amount', 'attempt.details', 'order.paidAt'])
    .$narrowType<{ method: PaymentMethod; details: PaymentDetails }>()
    .where('attempt.mallId', '=', mall.mallId)
    .where('attempt.orderNo', '=', orderNo)
    .where('attempt.state', 'in', ['DONE', 'WAITING'])
    .executeTakeFirst();
}
