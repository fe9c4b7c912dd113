import { inMall, type MallScope } from '@mall/db/in-mall';
import { type AttemptId, paymentOrderId } from '@mall/domain/order-number';
import { type GatewayPayment, PaymentOutcomeUnknown, PaymentRefused } from '../../../payment/payment-gateway.ts';
import { findVersion } from '../attempt.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { type Applied, applyPayment } from './apply-payment.ts';

type ReadPayment = () => Promise<GatewayPayment | undefined>;

/**
 * Queries the service about an attempt, applies its response, and immediately refunds what the order has no use for.
 * Undefined when the service does not know the payment. A caller that has just written the attempt passes its version.
 */
export async function settlePayment(
  dependencies: PaymentDependencies,
  attemptId: AttemptId,
  readPayment: ReadPayment,
  version?: string,
): Promise<Applied | undefined> {
  const settled = await readAndApply(dependencies, attemptId, readPayment, version);
  if (!settled?.applied.isUnwanted) return settled?.applied;
  const returned = await readAndApply(dependencies, attemptId, () => refundUnwanted(dependencies, settled.payment));
  return (returned ?? settled).applied;
}

const mostTries = 5;

/**
 * A response may be stale when it is applied: if the attempt has changed since the request, the payment is read again.
 */
async function readAndApply(
  { database, gateway, clock }: PaymentDependencies,
  attemptId: AttemptId,
  readPayment: ReadPayment,
  knownVersion?: string,
): Promise<{ applied: Applied; payment: GatewayPayment } | undefined> {
  let next = readPayment;
  let known = knownVersion;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const version = known ?? (await inMall(database, attemptId, (transaction) => findVersion(transaction, attemptId)));
    known = undefined;
    const payment = await next();
    if (!payment) return undefined;
    const applied = await inMall(database, attemptId, (transaction) =>
      applyPayment(transaction, { attemptId, version, payment, at: clock() }),
    );
    if (applied) return { applied, payment };
    next = () => gateway.read(payment.paymentKey);
  }
  throw new PaymentOutcomeUnknown(`payment ${paymentOrderId(attemptId)} keeps changing`);
}

const hourMilliseconds = 3_600_000;

/** Undefined when it failed: the attempt stays unsettled, and the recovery retries it. */
async function refundUnwanted({ gateway, clock }: PaymentDependencies, { paymentKey, orderId }: GatewayPayment) {
  const reason = '주문에 쓰이지 않는 결제라 자동으로 취소';
  // Always cancels the whole remainder, so two requests never refund more than one. The service repeats a refusal for
  // the same key, so the key changes every hour.
  const idempotencyKey = `unwanted-${orderId}-${Math.floor(clock().getTime() / hourMilliseconds)}`;
  try {
    return await gateway.cancel({ paymentKey, reason, idempotencyKey });
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentOutcomeUnknown) return undefined;
    throw error;
  }
}

export type KnownAttempt = {
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly paymentKey: string | null;
};

/** Reads the payment of an attempt and settles it; undefined when the service knows none. */
export function readAndSettle(
  dependencies: PaymentDependencies,
  mall: MallScope,
  { orderNo, attemptNo, paymentKey }: KnownAttempt,
): Promise<Applied | undefined> {
  const { gateway } = dependencies;
  const attemptId = { mallId: mall.mallId, orderNo, attemptNo };
  const read = () => (paymentKey === null ? gateway.readByOrder(paymentOrderId(attemptId)) : gateway.read(paymentKey));
  return settlePayment(dependencies, attemptId, read);
}
