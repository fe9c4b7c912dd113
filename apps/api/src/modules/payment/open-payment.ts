import { AppError } from '@mall/contracts/errors';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn, PaymentWindow } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import { accountClosesAtOf } from '@mall/domain/order-life';
import { paymentOrderId } from '@mall/domain/order-number';
import { paymentReturnPath } from '@mall/domain/page-redirect';
import { PaymentRefused } from '../../payment/payment-gateway.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { Visit } from '../../plugins/visit.ts';
import { insertAttempt, updateAttempt } from './attempt.repository.ts';
import { lockPayments } from './lock-payments.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

type PaymentWanted = {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly visit: Visit;
  readonly returnsTo?: PaymentReturn | undefined;
};

/**
 * A new attempt to pay an order that waits for its payment; 4094 when it does not, 4095 when the service refuses it. Never
 * within the transaction that places the order: its stock would stay locked for as long as the service takes to answer.
 */
export async function openPayment(
  dependencies: PaymentDependencies,
  mall: Mall,
  wanted: PaymentWanted,
): Promise<PaymentWindow> {
  const { database, gateway, clock } = dependencies;
  const { attemptNo, ...request } = await startAttempt(dependencies, mall, wanted);
  const change = (changed: { paymentKey: string } | { state: 'FAILED' }) =>
    inMall(database, mall, (transaction) =>
      updateAttempt(transaction, mall, { orderNo: wanted.orderNo, attemptNo, ...changed, changedAt: clock() }),
    );
  const { visit, returnsTo = 'page' } = wanted;
  // The browser comes back here paid or not: the service adds to the query what has happened.
  const returnUrl = visit.origin + paymentReturnPath(returnsTo);
  try {
    const { paymentKey, url } = await gateway.open({ ...request, successUrl: returnUrl, failUrl: returnUrl });
    await change({ paymentKey });
    return { url };
  } catch (error) {
    // Nothing can be charged at a window that nobody has seen.
    await change({ state: 'FAILED' });
    throw error instanceof PaymentRefused ? new AppError('4095', { description: error.message }) : error;
  }
}

function startAttempt({ database, clock }: PaymentDependencies, mall: Mall, { orderNo, method }: PaymentWanted) {
  return inMall(database, mall, async (transaction) => {
    const { order, attempts } = await lockPayments(transaction, mall, orderNo);
    const at = clock();
    if (order.state !== 'PENDING_PAYMENT' || order.expiresAt <= at) throw new AppError('4094');
    const { totalAmount: amount, ordererName, ordererEmail, lines } = order;
    const attemptNo = (attempts.at(-1)?.attemptNo ?? 0) + 1;
    await insertAttempt(transaction, mall, { orderNo, attemptNo, method, amount, at });
    return {
      attemptNo,
      orderId: paymentOrderId({ mallId: mall.mallId, orderNo, attemptNo }),
      orderName: orderNameOf(lines.map(({ productName }) => productName)),
      amount,
      method,
      customerName: ordererName,
      customerEmail: ordererEmail,
      depositBefore: accountClosesAtOf(order, mall.depositDays),
    };
  });
}

const longestOrderName = 100;

/** As the window and the card statement show it: 감자 외 2건. */
function orderNameOf([first = '', ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` 외 ${others.length}건` : '';
  return first.slice(0, longestOrderName - more.length) + more;
}
