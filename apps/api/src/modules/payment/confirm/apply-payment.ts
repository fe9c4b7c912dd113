import type { OrderState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { depositExpiryOf } from '@mall/domain/order-life';
import { type AttemptId, paymentOrderId } from '@mall/domain/order-number';
import type { GatewayPayment } from '../../../payment/payment-gateway.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { moveOrder } from '../../order/move/move-order.ts';
import { type Attempt, type AttemptKey, updateAttempt, updatePaidOrder } from '../attempt.repository.ts';
import { insertEntries, listEntries } from '../ledger.repository.ts';
import { attemptOf, lockPayments, type OrderAttempts } from '../lock-payments.ts';
import { missingEntries } from '../missing-entries.ts';
import { queueReturnMails } from '../refund/queue-return-mails.ts';
import { type Judgement, judgePayment } from './judge-payment.ts';

export type Applied = Pick<Judgement, 'attemptState' | 'failure' | 'isUnwanted'> & {
  readonly orderState: OrderState;
  /** The amount that the service reported instead of the attempt's, in won. */
  readonly otherAmount: number | undefined;
};
type News = {
  readonly attemptId: AttemptKey;
  /** The attempt's version before the service was called. */
  readonly version: string;
  readonly payment: GatewayPayment;
  readonly at: Date;
};

/**
 * The only function that turns the service's state of a payment into ledger entries, the state of the attempt and that
 * of the order. Idempotent. Returns undefined when the attempt has changed since the service was called, because the
 * response may be stale.
 */
export async function applyPayment(transaction: MallTransaction, news: News): Promise<Applied | undefined> {
  const { attemptId, payment, at } = news;
  const [{ order, attempts }, known] = await Promise.all([
    lockPayments(transaction, attemptId.orderNo),
    listEntries(transaction, attemptId),
  ]);
  const attempt = attemptOf(attempts, attemptId.attemptNo);
  if (attempt.version !== news.version) return undefined;
  assertSamePayment({ ...attemptId, mallId: transaction.mallId }, attempt, payment);
  const judgement = judgePayment({ orderState: order.state, attempts, attempt }, payment);
  const entries = missingEntries(known, payment, at);
  const isWritten = entries.length > 0;
  const { orderMove, attemptState, failure, isUnwanted } = judgement;
  const reason = orderMove === 'PAID' ? '결제 완료' : '입금 취소';
  const kind = depositMailOf(judgement, attempt);
  const { orderNo, memberNo } = order;
  await Promise.all([
    insertEntries(transaction, { ...attemptId, entries }),
    ...changeAttempts(transaction, { ...news, order, attempt, judgement, isWritten }),
    queueReturnMails(transaction, { ...news, order, attempt, entries }),
    ...(orderMove ? [moveOrder(transaction, order, { to: orderMove, actor: 'SYSTEM', reason, at })] : []),
    ...(kind ? [queueMail(transaction, { kind, facts: { orderNo, memberNo }, at })] : []),
  ]);
  const otherAmount = payment.totalAmount === attempt.amount ? undefined : payment.totalAmount;
  return { orderState: orderMove ?? order.state, attemptState, failure, isUnwanted, otherAmount };
}

function depositMailOf({ orderMove, attemptState }: Judgement, { state }: Attempt) {
  if (orderMove === 'PENDING_PAYMENT') return 'DEPOSIT_TAKEN_BACK';
  return attemptState === 'WAITING' && state !== 'WAITING' ? 'DEPOSIT_AWAITED' : undefined;
}

function assertSamePayment(attemptId: AttemptId, attempt: Attempt, payment: GatewayPayment): void {
  const isSame =
    payment.orderId === paymentOrderId(attemptId) &&
    (attempt.paymentKey === null || attempt.paymentKey === payment.paymentKey);
  if (!isSame) throw new Error(`payment ${payment.orderId} is not the requested one`);
}

type Change = News &
  Pick<OrderAttempts, 'order'> & {
    readonly attempt: Attempt;
    readonly judgement: Judgement;
    readonly isWritten: boolean;
  };

function changeAttempts(
  transaction: MallTransaction,
  { attemptId, payment, at, order, attempt, judgement, isWritten }: Change,
): Promise<void>[] {
  const { orderNo } = attemptId;
  const { attemptState: state, failure, replaced } = judgement;
  // First, because only one attempt of an order may be WAITING or DONE; the recovery closes its account.
  const replacing = replaced
    ? [updateAttempt(transaction, { orderNo, attemptNo: replaced.attemptNo, state: 'REPLACED', changedAt: at })]
    : [];
  // A new ledger entry alone also updates the row, so that older responses are recognised as stale.
  if (state === attempt.state && attempt.paymentKey !== null && !isWritten) return replacing;
  const { paymentKey, secret: webhookSecret, details } = payment;
  const namedAmount = payment.totalAmount === attempt.amount ? null : payment.totalAmount;
  const change = { state, failure, paymentKey, webhookSecret, namedAmount, details, changedAt: at };
  const changing = [...replacing, updateAttempt(transaction, { orderNo, attemptNo: attempt.attemptNo, ...change })];
  const isWaiting = state === 'WAITING' || judgement.orderMove === 'PENDING_PAYMENT';
  if (!isWaiting && (state !== 'DONE' || order.paymentMethod === attempt.method)) return changing;
  const expiresAt = isWaiting ? expiryOf(order, { payment, judgement, at }) : order.expiresAt;
  return [...changing, updatePaidOrder(transaction, { orderNo, paymentMethod: attempt.method, expiresAt })];
}

/** The new deadline of an order whose account is open, or whose deposit the bank has taken back. */
function expiryOf(
  { expiresAt }: OrderAttempts['order'],
  { payment, judgement, at }: Pick<Change, 'payment' | 'judgement' | 'at'>,
): Date {
  const { depositBefore } = payment.details;
  return depositExpiryOf({
    expiresAt,
    depositBefore: depositBefore === null ? null : new Date(depositBefore),
    takenBackAt: judgement.orderMove === 'PENDING_PAYMENT' ? at : null,
  });
}
