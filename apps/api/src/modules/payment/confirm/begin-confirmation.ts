import { AppError } from '@mall/contracts/errors';
import type { OrderState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { readPaymentOrderId } from '@mall/domain/order-number';
import { type Attempt, updateToConfirming } from '../attempt.repository.ts';
import { lockAttempt } from '../lock-payments.ts';

export type ConfirmRequest = {
  readonly memberNo: number;
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: number;
};
/**
 * `ours`: this request may charge the attempt, which has this version until somebody changes it. `decided`: the outcome
 * is known. `unsettled`: find out first how this other attempt has ended.
 */
export type Beginning =
  | { readonly kind: 'ours'; readonly version: string }
  | { readonly kind: 'decided'; readonly orderState: OrderState }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unsettled'; readonly orderNo: string; readonly attempt: Attempt };

/** Longer than both tries of a call may take: an older request will get no response any more. */
export const confirmationTimeoutMilliseconds = 30_000;

type Moment = {
  readonly now: Date;
  /** Attempts that this request has already queried at the service. */
  readonly settled: ReadonlySet<number>;
};

/** Marks an attempt as CONFIRMING before the service is called; throws for attempts that must not be charged. */
export async function beginConfirmation(
  transaction: MallTransaction,
  { memberNo, paymentKey, orderId, amount }: ConfirmRequest,
  { now, settled }: Moment,
): Promise<Beginning> {
  const attemptId = readPaymentOrderId(orderId);
  if (attemptId?.mallId !== transaction.mallId) throw new AppError('4043');
  const { order, attempts, attempt } = await lockAttempt(transaction, attemptId);
  if (order.memberNo !== memberNo || attempt.paymentKey !== paymentKey) throw new AppError('4043');
  if (attempt.amount !== amount) throw new AppError('4096');
  const decision = decisionOf(attempt, order.state);
  if (decision) return decision;

  const isConfirming = ({ state, changedAt }: Attempt) =>
    state === 'CONFIRMING' && now.getTime() - changedAt.getTime() < confirmationTimeoutMilliseconds;
  if (attempts.some(isConfirming)) return { kind: 'busy' };
  // An earlier try may have been charged, and an open account may still be paid: either would pay the order twice.
  const unsettled = attempts.find(
    ({ attemptNo, state }) =>
      !settled.has(attemptNo) && (state === 'CONFIRMING' || (state === 'WAITING' && attemptNo !== attempt.attemptNo)),
  );
  if (unsettled) return { kind: 'unsettled', orderNo: order.orderNo, attempt: unsettled };
  if (order.state !== 'PENDING_PAYMENT' || order.expiresAt <= now) throw new AppError('4094');
  const { orderNo, attemptNo } = attemptId;
  const [confirming] = await updateToConfirming(transaction, { orderNo, attemptNo, at: now });
  if (!confirming) throw new Error('an attempt that is locked was not updated');
  return { kind: 'ours', version: confirming.version };
}

/** The outcome, if it is known already; undefined while the attempt is undecided. */
export function decisionOf(
  { state, failure }: Pick<Attempt, 'state' | 'failure'>,
  orderState: OrderState,
): Extract<Beginning, { kind: 'decided' }> | undefined {
  if (state === 'DONE' || state === 'WAITING') return { kind: 'decided', orderState };
  if (state === 'FAILED') throw new AppError('4095', { description: failure });
  if (state === 'CANCELLED' || state === 'HELD' || state === 'RETURNING') {
    // An attempt of another amount explains why it is refunded; otherwise the order has ended.
    throw failure === '' ? new AppError('4094') : new AppError('4610', { description: failure });
  }
  return undefined;
}
