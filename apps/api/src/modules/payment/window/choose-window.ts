import { AppError } from '@mall/contracts/errors';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn } from '@mall/contracts/payment';
import type { MallTransaction } from '@mall/db/in-mall';
import { type Attempt, insertAttempt, replaceOpenAttempt, updateAttempt } from '../attempt.repository.ts';
import { confirmationTimeoutMilliseconds } from '../confirm/begin-confirmation.ts';
import { lockPayments, type OrderAttempts } from '../lock-payments.ts';

/** An order with this many failed payments gets no other window. */
const mostAttempts = 20;

type Choice = {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly returnsTo: PaymentReturn;
  readonly at: Date;
  /** Attempts whose window can no longer be used, as this request has found. */
  readonly unusable: ReadonlySet<number>;
};

/**
 * `known`: the window was opened before; the service knows whether it can still be used. `new`: this request opens the
 * window at the service. `opening`: another request is opening it.
 */
export type ChosenWindow =
  | { readonly kind: 'known'; readonly attemptNo: number; readonly paymentKey: string; readonly url: string }
  | {
      readonly kind: 'new';
      readonly attemptNo: number;
      readonly method: PaymentMethod;
      readonly order: OrderAttempts['order'];
    }
  | { readonly kind: 'opening' };

/**
 * Makes the requested window the order's open one, replacing any other. Errors: 4094 the order cannot be paid, 4611 too
 * many attempts have failed.
 */
export async function chooseWindow(
  transaction: MallTransaction,
  { orderNo, method, returnsTo, at, unusable }: Choice,
): Promise<ChosenWindow> {
  const { order, attempts } = await lockPayments(transaction, orderNo);
  if (order.state !== 'PENDING_PAYMENT' || order.expiresAt <= at) throw new AppError('4094');
  const usable = attempts.findLast(
    (attempt) =>
      (attempt.state === 'OPEN' || attempt.state === 'REPLACED') &&
      attempt.method === method &&
      attempt.returnsTo === returnsTo &&
      !unusable.has(attempt.attemptNo),
  );
  const attemptNo = usable?.attemptNo ?? attempts.length + 1;
  if (attemptNo > mostAttempts) throw new AppError('4611');
  if (usable?.state !== 'OPEN') await replaceOpenAttempt(transaction, { orderNo, at });
  if (!usable) {
    await insertAttempt(transaction, { orderNo, attemptNo, method, returnsTo, amount: order.totalAmount, at });
    return { kind: 'new', attemptNo, method, order };
  }
  const isReopened = usable.state === 'REPLACED';
  const isAbandoned = usable.paymentKey === null && !isBeingOpened(usable, at);
  if (isReopened || isAbandoned) await updateAttempt(transaction, { orderNo, attemptNo, state: 'OPEN', changedAt: at });
  if (usable.paymentKey !== null)
    return { kind: 'known', attemptNo, paymentKey: usable.paymentKey, url: usable.windowUrl };
  // Requested again under the same order id, the service returns the same window.
  return isAbandoned ? { kind: 'new', attemptNo, method, order } : { kind: 'opening' };
}

const isBeingOpened = ({ changedAt }: Attempt, at: Date) =>
  at.getTime() - changedAt.getTime() < confirmationTimeoutMilliseconds;
