import { inMall } from '@mall/db/in-mall';
import { readPaymentOrderId } from '@mall/domain/order-number';
import type { MovedPayment, PaymentGateway } from '../../../payment/payment-gateway.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { Difference } from './compare-payments.ts';
import { listKnownAttempts } from './comparison.repository.ts';

type NamedMall = Pick<Mall, 'mallId' | 'mallUrl'>;
type Period = { readonly from: Date; readonly until: Date };
/** A payment that the service holds money for and the database does not know. */
export type UnknownPayment = { readonly mall: Pick<Mall, 'mallUrl'>; readonly difference: Difference };

/**
 * Looks from the service's side: every charge of the period must be an attempt of ours. After restoring an older backup the service has
 * payments that the database does not know, which comparing known attempts cannot find. Nothing is changed.
 */
export async function findUnknownPayments(
  { database, gateway }: Pick<PaymentDependencies, 'database' | 'gateway'>,
  malls: readonly NamedMall[],
  period: Period,
): Promise<UnknownPayment[]> {
  const byMall = Map.groupBy(await gateway.listMovedPayments(period), mallOf);
  const found: UnknownPayment[] = [];
  for (const [mallId, payments] of byMall) {
    const mall = malls.find((one) => one.mallId === mallId);
    const known = mall
      ? await inMall(database, mall, (transaction) => listKnownAttempts(transaction, payments.flatMap(attemptOf)))
      : new Set<string>();
    const unknown = payments.filter(({ orderId }) => !known.has(orderId));
    found.push(...(await readHeld(gateway, mall ?? { mallUrl: '-' }, unknown)));
  }
  return found;
}

const mallOf = ({ orderId }: MovedPayment): number | undefined => readPaymentOrderId(orderId)?.mallId;
const attemptOf = ({ orderId }: MovedPayment) => readPaymentOrderId(orderId) ?? [];

/** Those for which the service still holds money: what it has refunded is settled. */
async function readHeld(
  gateway: PaymentGateway,
  mall: Pick<Mall, 'mallUrl'>,
  payments: readonly MovedPayment[],
): Promise<UnknownPayment[]> {
  const found: UnknownPayment[] = [];
  for (const { paymentKey, orderId } of payments) {
    const payment = await gateway.read(paymentKey);
    if (!payment || payment.approvedAt === null || payment.balanceAmount === 0) continue;
    const what = `${payment.status} at the service, and the database does not know it`;
    found.push({ mall, difference: { name: orderId, ledger: 0, other: payment.balanceAmount, what } });
  }
  return found;
}
