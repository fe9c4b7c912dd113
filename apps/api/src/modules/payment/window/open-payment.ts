import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@mall/contracts/errors';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn, PaymentWindow } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import { accountClosesAtOf } from '@mall/domain/order-life';
import { paymentOrderId } from '@mall/domain/order-number';
import { paymentReturnPath } from '@mall/domain/page-redirect';
import { type OpenRequest, PaymentOutcomeUnknown, PaymentRefused } from '../../../payment/payment-gateway.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Visit } from '../../../plugins/visit.ts';
import { updateAttempt } from '../attempt.repository.ts';
import { confirmationTimeoutMilliseconds } from '../confirm/begin-confirmation.ts';
import { readAndSettle } from '../confirm/settle-payment.ts';
import type { OrderAttempts } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { type ChosenWindow, chooseWindow } from './choose-window.ts';

type PaymentWanted = {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly visit: Visit;
  readonly returnsTo?: PaymentReturn | undefined;
};

const pollMilliseconds = 150;

/**
 * The window in which an unpaid order is paid by this method: the open one as long as it can be used, otherwise a new
 * one, which replaces it. However often it is requested, an order has one open window. Errors: 4094 the order cannot be
 * paid (any more), 4095 the service refuses, 4611 too many attempts have failed. Must not be called within the
 * transaction that places the order: its stock would stay locked until the service responds.
 */
export async function openPayment(
  dependencies: PaymentDependencies,
  mall: Mall,
  { returnsTo = 'page', ...wanted }: PaymentWanted,
): Promise<PaymentWindow> {
  const { database, clock } = dependencies;
  const unusable = new Set<number>();
  const waitUntil = performance.now() + confirmationTimeoutMilliseconds;
  while (performance.now() < waitUntil) {
    const chosen = await inMall(database, mall, (transaction) =>
      chooseWindow(transaction, { ...wanted, returnsTo, at: clock(), unusable }),
    );
    if (chosen.kind === 'new') return requestWindow(dependencies, mall, { ...wanted, returnsTo }, chosen);
    if (chosen.kind === 'known') {
      const window = await openedWindow(dependencies, mall, wanted, chosen);
      if (window) return window;
      unusable.add(chosen.attemptNo);
    } else await pause(pollMilliseconds);
  }
  throw new PaymentOutcomeUnknown(`the window of order ${wanted.orderNo} is still being opened`);
}

/** Undefined when the window can no longer be used; its outcome has been settled then. */
async function openedWindow(
  dependencies: PaymentDependencies,
  mall: Mall,
  { orderNo }: Pick<PaymentWanted, 'orderNo'>,
  { attemptNo, paymentKey, url }: Extract<ChosenWindow, { kind: 'known' }>,
): Promise<PaymentWindow | undefined> {
  const payment = await dependencies.gateway.read(paymentKey);
  if (payment?.status === 'READY' && url !== '') return { url };
  await readAndSettle(dependencies, mall, { orderNo, attemptNo, paymentKey });
  return undefined;
}

/** The parts of an order that the service receives. */
export type PayableOrder = Pick<
  OrderAttempts['order'],
  'totalAmount' | 'ordererName' | 'ordererEmail' | 'orderedAt' | 'expiresAt'
> & { readonly lines: readonly { readonly productName: string }[] };
type Input = Pick<PaymentWanted, 'orderNo' | 'visit'> & { readonly returnsTo: PaymentReturn };
type Opening = { readonly attemptNo: number; readonly method: PaymentMethod; readonly order: PayableOrder };

/** Opens the window of an attempt that was just stored. */
export async function requestWindow(
  { database, gateway, clock }: PaymentDependencies,
  mall: Mall,
  { orderNo, visit, returnsTo }: Input,
  { attemptNo, order, method }: Opening,
): Promise<PaymentWindow> {
  type Change = Parameters<typeof updateAttempt>[1];
  const change = (changed: Partial<Change>) =>
    inMall(database, mall, (transaction) =>
      updateAttempt(transaction, { orderNo, attemptNo, changedAt: clock(), ...changed }),
    );
  // The browser returns here whether it paid or not: the service adds the outcome to the query.
  const returnUrl = visit.origin + paymentReturnPath(returnsTo);
  const orderId = paymentOrderId({ mallId: mall.mallId, orderNo, attemptNo });
  const request = { ...requestOf(order, mall), orderId, method, successUrl: returnUrl, failUrl: returnUrl };
  try {
    const { paymentKey, url } = await gateway.open(request);
    await change({ paymentKey, windowUrl: url });
    return { url };
  } catch (error) {
    // Without a response, the next attempt may request this very window again at once.
    if (!(error instanceof PaymentRefused))
      await change({ changedAt: new Date(clock().getTime() - confirmationTimeoutMilliseconds) });
    // Nothing can be charged in a window that was never shown.
    else await change({ state: 'FAILED' });
    throw error instanceof PaymentRefused ? new AppError('4095', { description: error.message }) : error;
  }
}

function requestOf(
  order: PayableOrder,
  { depositDays }: Mall,
): Pick<OpenRequest, 'orderName' | 'amount' | 'customerName' | 'customerEmail' | 'depositBefore'> {
  return {
    orderName: orderNameOf(order.lines.map(({ productName }) => productName)),
    amount: order.totalAmount,
    customerName: order.ordererName,
    customerEmail: order.ordererEmail,
    depositBefore: accountClosesAtOf(order, depositDays),
  };
}

const longestOrderName = 100;

/** The name shown in the window and on the card statement: 감자 외 2건. */
function orderNameOf([first = '', ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` 외 ${others.length}건` : '';
  return first.slice(0, longestOrderName - more.length) + more;
}
