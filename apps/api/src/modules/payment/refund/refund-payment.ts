import type { RefundAccount } from '@mall/contracts/claim';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { PaymentRefused } from '../../../payment/payment-gateway.ts';
import { insertCredit } from '../account.repository.ts';
import { settlePayment } from '../confirm/settle-payment.ts';
import { lockPayments } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

type RefundWanted = {
  readonly orderNo: string;
  /** In won, above zero. */
  readonly amount: number;
  readonly reason: string;
  /** The idempotency key, unique within the order. */
  readonly key: string;
  readonly refundAccount: RefundAccount | null;
};

/**
 * Refunds all or part of what was paid and records it in the ledger; repeating the key repeats nothing. For an order on
 * account it reduces the member's debt. Errors: 4094 nothing was paid, 4095 the service refused (description: why).
 * Must not be called within a transaction.
 */
export async function refundPayment(
  dependencies: PaymentDependencies,
  mall: MallScope,
  { orderNo, amount, reason, key, refundAccount }: RefundWanted,
): Promise<void> {
  const { database, gateway } = dependencies;
  const { order, attempts } = await inMall(database, mall, (transaction) => lockPayments(transaction, orderNo));
  if (order.paymentMethod === 'ON_ACCOUNT') {
    const credit = { orderNo, amount, entryKey: key, at: dependencies.clock() };
    return inMall(database, mall, (transaction) => insertCredit(transaction, credit));
  }
  const paid = attempts.find(({ state }) => state === 'DONE');
  if (!paid?.paymentKey) throw new AppError('4094');
  const { paymentKey, attemptNo, method } = paid;
  const cancel = () =>
    gateway
      .cancel({
        ...{ paymentKey, amount, reason },
        // Order numbers of two malls may collide, and the service knows only one merchant.
        idempotencyKey: `refund-${mall.mallId}-${orderNo}-${key}`,
        ...(refundAccount && method === 'VIRTUAL_ACCOUNT' && { refundAccount }),
      })
      .catch((error: unknown) => {
        throw error instanceof PaymentRefused ? new AppError('4095', { description: error.message }) : error;
      });
  await settlePayment(dependencies, { mallId: mall.mallId, orderNo, attemptNo }, cancel);
}
