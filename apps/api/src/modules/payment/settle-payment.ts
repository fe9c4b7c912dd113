import { inMall, type MallScope } from '@mall/db/in-mall';
import { type AttemptId, paymentOrderId } from '@mall/domain/order-number';
import { type GatewayPayment, PaymentRefused, PaymentUnanswered } from '../../payment/payment-gateway.ts';
import { type Applied, applyPayment } from './apply-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/** Applies what the service says of an attempt, and gives back at once what its order has no use for. */
export async function settlePayment(
  dependencies: PaymentDependencies,
  mall: MallScope,
  attemptId: AttemptId,
  payment: GatewayPayment,
): Promise<Applied> {
  const { database, clock } = dependencies;
  const apply = (news: GatewayPayment) =>
    inMall(database, mall, (transaction) => applyPayment(transaction, mall, { attemptId, payment: news, at: clock() }));
  const applied = await apply(payment);
  if (!applied.isUnwanted) return applied;
  const returned = await giveBack(dependencies, payment);
  return returned ? apply(returned) : applied;
}

/** Undefined when it did not work: the attempt stays unsettled, and the recovery tries again. */
async function giveBack({ gateway }: PaymentDependencies, { paymentKey, orderId }: GatewayPayment) {
  const reason = '주문이 끝난 뒤의 결제라 자동으로 취소';
  try {
    return await gateway.cancel({ paymentKey, reason, idempotencyKey: `unwanted-${orderId}` });
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentUnanswered) return undefined;
    throw error;
  }
}

export type KnownAttempt = {
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly paymentKey: string | null;
};

/** Reads the payment of an attempt and settles it; undefined when the service knows none. */
export async function readAndSettle(
  dependencies: PaymentDependencies,
  mall: MallScope,
  { orderNo, attemptNo, paymentKey }: KnownAttempt,
): Promise<Applied | undefined> {
  const { gateway } = dependencies;
  const attemptId = { mallId: mall.mallId, orderNo, attemptNo };
  const payment = await (paymentKey === null
    ? gateway.readByOrder(paymentOrderId(attemptId))
    : gateway.read(paymentKey));
  return payment && settlePayment(dependencies, mall, attemptId, payment);
}
