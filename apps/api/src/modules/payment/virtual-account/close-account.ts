import { inMall, type MallScope } from '@mall/db/in-mall';
import { paymentOrderId } from '@mall/domain/order-number';
import { PaymentRefused } from '../../../payment/payment-gateway.ts';
import { lockOwnOrder } from '../../order/lock-order.ts';
import { type Attempt, lockAttempts } from '../attempt.repository.ts';
import { readAndSettle, settlePayment } from '../confirm/settle-payment.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

type OrderAttempt = Pick<Attempt, 'attemptNo' | 'paymentKey'> & { readonly orderNo: string };

/** Closes an account that awaits a deposit; if one has already arrived, it is recorded instead. */
export async function closeAccount(
  dependencies: PaymentDependencies,
  mall: MallScope,
  { orderNo, attemptNo, paymentKey }: OrderAttempt,
): Promise<void> {
  if (paymentKey === null) return;
  const attemptId = { mallId: mall.mallId, orderNo, attemptNo };
  const close = () =>
    dependencies.gateway
      .cancel({ paymentKey, reason: '입금 전 취소', idempotencyKey: `closed-${paymentOrderId(attemptId)}` })
      .catch((error: unknown) => {
        if (error instanceof PaymentRefused) return undefined;
        throw error;
      });
  const closed = await settlePayment(dependencies, attemptId, close);
  if (!closed) await readAndSettle(dependencies, mall, { orderNo, attemptNo, paymentKey });
}

/**
 * Closes the account of a member's order before it is cancelled, because a deposit after that could only be refunded by
 * hand; 4043.
 */
export async function closeOwnAccount(
  dependencies: PaymentDependencies,
  mall: MallScope,
  own: { readonly orderNo: string; readonly memberNo: number },
): Promise<void> {
  const { orderNo } = own;
  const waiting = await inMall(dependencies.database, mall, async (transaction) => {
    const order = await lockOwnOrder(transaction, own);
    if (order.state !== 'PENDING_PAYMENT') return undefined;
    return (await lockAttempts(transaction, { orderNo })).find(({ state }) => state === 'WAITING');
  });
  if (waiting) await closeAccount(dependencies, mall, { ...waiting, orderNo });
}
