import { inMall, type MallScope } from '@mall/db/in-mall';
import { paymentOrderId } from '@mall/domain/order-number';
import type { GatewayPayment } from '../../../payment/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  type Compared,
  type HeldAttempt,
  type HeldOrder,
  listHeldAttempts,
  listUnevenOrders,
} from './comparison.repository.ts';

/** An amount on which the ledger and the payment service or the order disagree, in won. */
export type Difference = {
  readonly name: string;
  readonly ledger: number;
  readonly other: number;
  readonly what: string;
};

/** Compares the ledger with the service, attempt by attempt, and with the orders. Read-only. */
export async function comparePayments(
  { database, gateway }: Pick<PaymentDependencies, 'database' | 'gateway'>,
  mall: MallScope,
  compared: Compared,
): Promise<Difference[]> {
  const attempts = await inMall(database, mall, (transaction) => listHeldAttempts(transaction, compared));
  const differences: Difference[] = [];
  for (const attempt of attempts) {
    const orderId = paymentOrderId({ ...attempt, mallId: mall.mallId });
    const payment = await (attempt.paymentKey === null
      ? gateway.readByOrder(orderId)
      : gateway.read(attempt.paymentKey));
    differences.push(...compareAttempt(orderId, attempt, payment));
  }
  const orders = await inMall(database, mall, (transaction) => listUnevenOrders(transaction, compared));
  return [...differences, ...orders.map(describeOrder)];
}

/** Compares what the ledger holds for an attempt with what the service does. */
export function compareAttempt(
  name: string,
  { held, state }: HeldAttempt,
  payment: GatewayPayment | undefined,
): Difference[] {
  if (!payment) return held === 0 ? [] : [{ name, ledger: held, other: 0, what: 'the service does not know it' }];
  const other = payment.approvedAt === null ? 0 : payment.balanceAmount;
  return held === other ? [] : [{ name, ledger: held, other, what: `${state} here, ${payment.status} at the service` }];
}

const describeOrder = ({ orderNo, state, held, owed }: HeldOrder): Difference => ({
  name: orderNo,
  ledger: held,
  other: owed,
  what: `the order is ${state}`,
});
