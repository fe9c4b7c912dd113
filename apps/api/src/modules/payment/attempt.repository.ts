import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn } from '@mall/contracts/payment';
import { compiledQuery } from '@mall/db/compiled-query';
import type { PaymentAttempt } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Updateable } from 'kysely';
import { type Selectable, sql } from 'kysely';

/**
 * OPEN: the one window that the order offers. REPLACED: another window or payment took its place. CONFIRMING: the
 * service was asked to charge it and has not responded yet. WAITING: a virtual account without its deposit. HELD: a
 * deposit that the order has no use for, until its buyer names an account. RETURNING: money to refund, or an account to
 * close.
 */
export type AttemptState = PaymentAttempt['state'];

const attemptColumns = [
  'attemptNo',
  'paymentKey',
  'method',
  'amount',
  'state',
  'failure',
  'returnsTo',
  // Empty until the service has returned it.
  'windowUrl',
  // The amount that the service reported when it was not `amount`, in won.
  'namedAmount',
  'changedAt',
] as const;

export type Attempt = Readonly<Pick<Selectable<PaymentAttempt>, (typeof attemptColumns)[number]>> & {
  readonly version: string;
};

/** Changes with every update of the row: the id of the transaction that wrote it last. */
const version = sql<string>`xmin::text`.as('version');

/** All payment attempts of an order, locked until the transaction ends. */
export const lockAttempts = compiledQuery<{ readonly orderNo: string }, Attempt>((transaction, { orderNo }) =>
  transaction
    .selectFrom('paymentAttempt')
    .select(attemptColumns)
    .select(version)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('attemptNo')
    .forUpdate(),
);

type NewAttempt = {
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly returnsTo: PaymentReturn;
  readonly at: Date;
};

export const insertAttempt = compiledQuery<NewAttempt, never>(
  (transaction, { orderNo, attemptNo, method, amount, returnsTo, at }) =>
    transaction
      .insertInto('paymentAttempt')
      .values({
        orderNo,
        attemptNo,
        method,
        amount,
        returnsTo,
        state: 'OPEN',
        startedAt: at,
        changedAt: at,
        mallId: transaction.mallId,
      })
      .$castTo<never>(),
);

export type AttemptKey = { readonly orderNo: string; readonly attemptNo: number };
type Confirming = AttemptKey & { readonly at: Date };
type AttemptChange = Pick<
  Updateable<PaymentAttempt>,
  'state' | 'paymentKey' | 'windowUrl' | 'failure' | 'webhookSecret' | 'namedAmount' | 'details'
> & { readonly changedAt: Date };

export async function updateAttempt(
  transaction: MallTransaction,
  { orderNo, attemptNo, ...change }: AttemptKey & AttemptChange,
): Promise<void> {
  await transaction
    .updateTable('paymentAttempt')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .execute();
}

/** Called before the service is asked to charge this attempt; one row, with the attempt's new version. */
export const updateToConfirming = compiledQuery((transaction, { orderNo, attemptNo, at }: Confirming) =>
  transaction
    .updateTable('paymentAttempt')
    .set({ state: 'CONFIRMING', changedAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .returning(version),
);

/** The order offers another window from now on; a payment agreed to at this one can still be confirmed. */
export async function replaceOpenAttempt(
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('paymentAttempt')
    .set({ state: 'REPLACED', changedAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('state', '=', sql.lit('OPEN'))
    .execute();
}

type PaidOrder = {
  readonly orderNo: string;
  /** How it was paid, which may differ from the method requested last. */
  readonly paymentMethod: PaymentMethod;
  /** The deadline of the deposit. */
  readonly expiresAt: Date;
};

export async function updatePaidOrder(
  transaction: MallTransaction,
  { orderNo, paymentMethod, expiresAt }: PaidOrder,
): Promise<void> {
  await transaction
    .updateTable('mallOrder')
    .set({ paymentMethod, expiresAt })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

export async function findVersion(transaction: MallTransaction, { orderNo, attemptNo }: AttemptKey): Promise<string> {
  const row = await transaction
    .selectFrom('paymentAttempt')
    .select(version)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .executeTakeFirstOrThrow();
  return row.version;
}

type NoticedAttempt = Pick<Selectable<PaymentAttempt>, 'state' | 'paymentKey' | 'webhookSecret'> & {
  /** Whether a notice about it was received but not handled. */
  readonly hasUnhandled: boolean;
};
const listAttemptsOfKey = compiledQuery<AttemptKey, NoticedAttempt>((transaction, { orderNo, attemptNo }) =>
  transaction
    .selectFrom('paymentAttempt')
    .select(['state', 'paymentKey', 'webhookSecret'])
    .select((attempt) =>
      attempt
        .exists(
          attempt
            .selectFrom('paymentEvent as e')
            .select('e.eventId')
            .where('e.mallId', '=', transaction.mallId)
            .whereRef('e.paymentKey', '=', 'paymentAttempt.paymentKey')
            .where('e.handledAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasUnhandled'),
    )
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo),
);

export const findAttempt = async (
  transaction: MallTransaction,
  { orderNo, attemptNo }: AttemptKey,
): Promise<NoticedAttempt | undefined> => (await listAttemptsOfKey(transaction, { orderNo, attemptNo })).at(0);

const listOtherAmounts = compiledQuery((transaction, { orderNo }: { readonly orderNo: string }) =>
  transaction
    .selectFrom('paymentAttempt')
    .select('failure')
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('namedAmount', 'is not', null)
    .orderBy('attemptNo', 'desc'),
);

/**
 * The failure message of the last attempt for which the service reported another amount; undefined when there is none.
 */
export const findOtherAmountFailure = async (
  transaction: MallTransaction,
  orderNo: string,
): Promise<string | undefined> => (await listOtherAmounts(transaction, { orderNo })).at(0)?.failure;

/** The attempt that has paid the order, or whose account awaits the deposit. */
export const findEffectiveAttempt = async (transaction: MallTransaction, orderNo: string) =>
  (await listEffectiveAttempts(transaction, { orderNo })).at(0);

const listEffectiveAttempts = compiledQuery((transaction, { orderNo }: { readonly orderNo: string }) =>
  transaction
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('mallOrder as order', (join) =>
      join.onRef('order.mallId', '=', 'attempt.mallId').onRef('order.orderNo', '=', 'attempt.orderNo'),
    )
    .select(['attempt.method', 'attempt.amount', 'attempt.details', 'order.paidAt'])
    .where('attempt.mallId', '=', transaction.mallId)
    .where('attempt.orderNo', '=', orderNo)
    .where('attempt.state', 'in', ['DONE', 'WAITING']),
);
