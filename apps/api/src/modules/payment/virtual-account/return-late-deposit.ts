import { hash } from 'node:crypto';
import type { RefundAccount } from '@mall/contracts/claim';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { paymentOrderId } from '@mall/domain/order-number';
import { PaymentRefused } from '../../../payment/payment-gateway.ts';
import { settlePayment } from '../confirm/settle-payment.ts';
import { listEntries } from '../ledger.repository.ts';
import { lockPayments } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

type Wanted = {
  readonly orderNo: string;
  readonly refundAccount: RefundAccount;
  /** Omitted by the operator, who may act on every order of the mall. */
  readonly memberNo?: number | undefined;
};

/**
 * Refunds a late deposit. Errors: 4043 no such order of the member; 4094 there is no late deposit; 4095 the service
 * rejected the account (description: why), and another one may be named.
 */
export async function returnLateDeposit(
  dependencies: PaymentDependencies,
  mall: MallScope,
  { orderNo, refundAccount, memberNo }: Wanted,
): Promise<void> {
  const { database, gateway } = dependencies;
  // Checked first, because an error here leaves the case open when this is called to decide one.
  const { paymentKey, attemptNo } = await inMall(database, mall, (tx) => findHeld(tx, { orderNo, memberNo }));
  const attemptId = { mallId: mall.mallId, orderNo, attemptNo };
  const refund = () =>
    gateway
      .cancel({
        ...{ paymentKey, refundAccount, reason: '주문이 끝난 뒤의 입금이라 돌려드림' },
        // Another account needs another key: the service would repeat its refusal of the first.
        idempotencyKey: `late-${paymentOrderId(attemptId)}-${hash('sha256', JSON.stringify(refundAccount)).slice(0, 16)}`,
      })
      .catch((error: unknown) => {
        throw error instanceof PaymentRefused ? new AppError('4095', { description: error.message }) : error;
      });
  await settlePayment(dependencies, attemptId, refund);
}

/** The late deposit of an order, `held` in won. Errors: 4043, 4094. */
export async function findHeld(
  transaction: MallTransaction,
  { orderNo, memberNo }: Pick<Wanted, 'orderNo' | 'memberNo'>,
): Promise<{ readonly paymentKey: string; readonly attemptNo: number; readonly held: number }> {
  const { order, attempts } = await lockPayments(transaction, orderNo);
  if (memberNo !== undefined && order.memberNo !== memberNo) throw new AppError('4043');
  const { paymentKey, attemptNo } = attempts.find(({ state }) => state === 'HELD') ?? {};
  if (!paymentKey || attemptNo === undefined) throw new AppError('4094');
  const entries = await listEntries(transaction, { orderNo, attemptNo });
  return { paymentKey, attemptNo, held: entries.reduce((sum, { amount }) => sum + amount, 0) };
}
