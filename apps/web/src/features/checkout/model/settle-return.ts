import { confirmPayment, reportPaymentFailure } from '@mall/contracts/payment';
import { readPaymentOrderId } from '@mall/domain/order-number';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { forgetOrderDraft, lastPlaced } from './order-draft.ts';
import { failureText } from './payment-failure.ts';

/** What the payment service adds to the address: a payment to confirm, or why there is none. */
export type ReturnAddress = {
  readonly paymentKey?: string;
  readonly orderId?: string;
  readonly amount?: string;
  readonly code?: string;
  readonly message?: string;
};

/** Where to go from here, and the message there. */
export type Destination = { readonly to: ScreenTarget; readonly reason?: string };

// The order cannot be paid this way, and a retry would not help.
const refusals = ['4094', '4095', '4096', '4610'];

/** Settles the result of the payment window; undefined when the address names no order. */
export async function settleReturn(address: ReturnAddress): Promise<Destination | null> {
  const { paymentKey, orderId = '', amount = '' } = address;
  if (paymentKey && /^\d{1,12}$/.test(amount)) return confirm(paymentKey, orderId, Number(amount));
  const orderNo = (await reportFailure(address)) ?? lastPlaced();
  return orderNo === '' ? null : { to: { screen: 'orderPay', orderNo }, reason: failureText(address.code) };
}

async function confirm(paymentKey: string, orderId: string, amount: number): Promise<Destination> {
  try {
    const { orderNo } = await call(confirmPayment, { body: { paymentKey, orderId, amount } });
    forgetOrderDraft();
    return { to: { screen: 'orderComplete', orderNo } };
  } catch (error) {
    const orderNo = readPaymentOrderId(orderId)?.orderNo;
    if (!orderNo || !refusals.some((code) => isApiError(error, code))) throw error;
    return { to: { screen: 'orderPay', orderNo }, reason: errorText(error, failureText(undefined)) };
  }
}

/** The order of the failed attempt; a payment cancelled before any choice may come back without its number. */
async function reportFailure({ orderId, code = '', message = '' }: ReturnAddress): Promise<string | undefined> {
  if (!orderId) return undefined;
  const body = { orderId, code: code.slice(0, 100), message: message.slice(0, 300) };
  const { orderNo } = await call(reportPaymentFailure, { body });
  return orderNo;
}
