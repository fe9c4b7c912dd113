import { inMall } from '@mall/db/in-mall';
import { paymentOrderId, readPaymentOrderId } from '@mall/domain/order-number';
import type { MovedPayment, PaymentGateway } from '../../../payment/payment-gateway.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { compareAttempt, type Difference } from './compare-payments.ts';
import { type HeldAttempt, listNamedAttempts } from './comparison.repository.ts';

type NamedMall = Pick<Mall, 'mallId' | 'mallUrl'>;
type Period = { readonly from: Date; readonly until: Date };
export type MovedDifference = {
  /** `mallId` is missing when there is no such mall. */
  readonly mall: Pick<Mall, 'mallUrl'> & Partial<NamedMall>;
  readonly difference: Difference;
};

/**
 * Compares from the service's side: every payment that moved in the period must be an attempt of ours, and the ledger
 * must hold what the service does. After an older backup is restored, the service has charges and refunds that the
 * database lacks and that `comparePayments` cannot find, because it starts from the attempts of the period. Read-only.
 */
export async function compareMovedPayments(
  { database, gateway }: Pick<PaymentDependencies, 'database' | 'gateway'>,
  malls: readonly NamedMall[],
  period: Period,
): Promise<MovedDifference[]> {
  const byMall = Map.groupBy(await gateway.listMovedPayments(period), mallOf);
  const found: MovedDifference[] = [];
  for (const [mallId, payments] of byMall) {
    const mall = malls.find((one) => one.mallId === mallId);
    const attempts = mall
      ? await inMall(database, mall, (transaction) => listNamedAttempts(transaction, payments.flatMap(attemptOf)))
      : [];
    const attemptByName = new Map(attempts.map((one) => [paymentOrderId({ ...one, mallId: mallId ?? 0 }), one]));
    for (const payment of payments) {
      const attempt = attemptByName.get(payment.orderId);
      if (attempt && attempt.startedAt >= period.from) continue;
      const differences = await compareMoved(gateway, payment, attempt);
      found.push(...differences.map((difference) => ({ mall: mall ?? { mallUrl: '-' }, difference })));
    }
  }
  return found;
}

const mallOf = ({ orderId }: MovedPayment): number | undefined => readPaymentOrderId(orderId)?.mallId;
const attemptOf = ({ orderId }: MovedPayment) => readPaymentOrderId(orderId) ?? [];

async function compareMoved(
  gateway: PaymentGateway,
  { paymentKey, orderId }: MovedPayment,
  attempt: HeldAttempt | undefined,
): Promise<Difference[]> {
  const payment = await gateway.read(paymentKey);
  if (attempt) return compareAttempt(orderId, attempt, payment);
  // A payment that was refunded completely is settled.
  if (!payment || payment.approvedAt === null || payment.balanceAmount === 0) return [];
  const what = `${payment.status} at the service, and the database does not know it`;
  return [{ name: orderId, ledger: 0, other: payment.balanceAmount, what }];
}
