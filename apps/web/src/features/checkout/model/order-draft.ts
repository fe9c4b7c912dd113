import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { readDraft, writeDraft } from '../../../lib/browser/drafts.ts';

export const orderDraftName = 'order';
const lastName = 'order-last';
const none = { orderNo: '', method: '' };

/** The order for which the payment window was opened last in this tab, and how it was to be paid. */
export const rememberPlaced = (orderNo: string, method: PaymentMethod): void =>
  writeDraft(lastName, { orderNo, method });

/** A payment service need not say which order was cancelled. */
export const lastPlaced = (): string => readDraft(lastName, none).orderNo;

/** The payment method tried last for the order. */
export function lastMethod(orderNo: string): PaymentMethod | undefined {
  const last = readDraft(lastName, none);
  return last.orderNo === orderNo ? paymentMethods.find((method) => method === last.method) : undefined;
}

/** The order is complete: the next one starts empty. */
export function forgetOrderDraft(): void {
  writeDraft(orderDraftName, null);
  writeDraft(lastName, null);
}
