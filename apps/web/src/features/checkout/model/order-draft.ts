import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { readDraft, writeDraft } from '../../../lib/browser/drafts.ts';

export const orderDraftName = 'order';
const lastName = 'order-last';
const none = { orderNo: '', method: '' };

/** The order for which the payment window was last opened in this tab, and its payment method. */
export const rememberPlaced = (orderNo: string, method: PaymentMethod): void =>
  writeDraft(lastName, { orderNo, method });

/** The payment service need not say which order was cancelled. */
export const lastPlaced = (): string => readDraft(lastName, none).orderNo;

/** The last payment method tried for the order. */
export function lastMethod(orderNo: string): PaymentMethod | undefined {
  const last = readDraft(lastName, none);
  return last.orderNo === orderNo ? paymentMethods.find((method) => method === last.method) : undefined;
}

/** The order is complete: the next one starts empty. */
export function forgetOrderDraft(): void {
  writeDraft(orderDraftName, null);
  writeDraft(lastName, null);
}
