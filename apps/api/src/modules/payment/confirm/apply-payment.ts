import type { OrderState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { depositExpiryOf } from '@mall/domain/order-life';
import { type AttemptId, paymentOrderId } from '@mall/domain/order-number';
import type { GatewayPayment } from '../../../payment/payment-gateway.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { moveOrder } from '../../order/move/move-order.ts';
import { type Attempt, type AttemptKey, updateAttempt, updatePaidOrder } from '../attempt.repository.ts';
import { unsettleCashReceipt } from '../cash-receipt/cash-receipt.repository.ts';
import { lockAttempt, type OrderAttempts } from '../lock-payments.ts';
import { tellOfReturns } from '../refund/tell-of-returns.ts';
import { writeEntries } from '../write-entries.ts';
import { type Judgement, judgePayment } from './judge-payment.ts';

export type Applied = Pick<Judgement, 'attemptState' | 'failure' | 'isUnwanted'> & {
  readonly orderState: OrderState;
  /** What the service named in place of the attempt's amount, won. */
  readonly otherAmount: number | undefined;
};
type News = {
  readonly attemptId: AttemptKey;
  /** The attempt, as it was before the service was called. */
  readonly version: string;
  readonly payment: GatewayPayment;
  readonly at: Date;
};

/**
 * The one place where the service's state of a payment becomes entries of the ledger, the state of the attempt and that of the order.
 * Applying it twice changes nothing more; undefined when the attempt has changed since, for then it may be stale.
 */
export async function applyPayment(transaction: MallTransaction, news: News): Promise<Applied | undefined> {
  const { attemptId, payment, at } = news;
  const { order, attempts, attempt } = await lockAttempt(transaction, attemptId);
  if (attempt.version !== news.version) return undefined;
  assertSamePayment({ ...attemptId, mallId: transaction.mallId }, attempt, payment);
  const judgement = judgePayment({ orderState: order.state, attempts, attempt }, payment);
  const entries = await writeEntries(transaction, news);
  const isWritten = entries.length > 0;
  if (isWritten) await unsettleCashReceipt(transaction, attemptId);
  await changeAttempts(transaction, { ...news, order, attempt, judgement, isWritten });
  await tellOfReturns(transaction, { ...news, order, attempt, entries });
  const { orderMove, attemptState, failure, isUnwanted } = judgement;
  if (orderMove) {
    const reason = orderMove === 'PAID' ? '결제 완료' : '입금 취소';
    await moveOrder(transaction, order, { to: orderMove, actor: 'SYSTEM', reason, at });
  }
  const { orderNo, memberNo } = order;
  if (orderMove === 'PENDING_PAYMENT') {
    await queueMail(transaction, { kind: 'DEPOSIT_TAKEN_BACK', facts: { orderNo, memberNo }, at });
  } else if (attemptState === 'WAITING' && attempt.state !== 'WAITING') {
    await queueMail(transaction, { kind: 'DEPOSIT_AWAITED', facts: { orderNo, memberNo }, at });
  }
  const otherAmount = payment.totalAmount === attempt.amount ? undefined : payment.totalAmount;
  return { orderState: orderMove ?? order.state, attemptState, failure, isUnwanted, otherAmount };
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

async function changeAttempts(
  transaction: MallTransaction,
  { attemptId, payment, at, order, attempt, judgement, isWritten }: Change,
): Promise<void> {
  const { orderNo } = attemptId;
  const { attemptState: state, failure, replaced } = judgement;
  // First, because only one attempt of an order may wait or be done; the recovery closes its account.
  if (replaced) {
    const { attemptNo } = replaced;
    await updateAttempt(transaction, { orderNo, attemptNo, state: 'REPLACED', changedAt: at });
  }
  // Also with an entry alone, so that older responses are recognised as stale.
  if (state === attempt.state && attempt.paymentKey !== null && !isWritten) return;
  const { paymentKey, secret: webhookSecret, details } = payment;
  const namedAmount = payment.totalAmount === attempt.amount ? null : payment.totalAmount;
  const change = { state, failure, paymentKey, webhookSecret, namedAmount, details, changedAt: at };
  await updateAttempt(transaction, { orderNo, attemptNo: attempt.attemptNo, ...change });
  const isWaiting = state === 'WAITING' || judgement.orderMove === 'PENDING_PAYMENT';
  if (state !== 'DONE' && !isWaiting) return;
  const expiresAt = isWaiting ? expiryOf(order, { payment, judgement, at }) : order.expiresAt;
  await updatePaidOrder(transaction, { orderNo, paymentMethod: attempt.method, expiresAt });
}

/** The deadline of an order whose account is open, or whose deposit the bank has taken back. */
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
