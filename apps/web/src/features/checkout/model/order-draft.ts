import { readDraft, writeDraft } from '../../../lib/drafts.ts';

export const orderDraftName = 'order';
const lastName = 'order-last';

/** The order that was placed last in this tab: a payment service need not say which one was broken off. */
export const rememberPlaced = (orderNo: string): void => writeDraft(lastName, { orderNo });
export const lastPlaced = (): string => readDraft(lastName, { orderNo: '' }).orderNo;

/** The order is complete: the next one begins anew. */
export function forgetOrderDraft(): void {
  writeDraft(orderDraftName, null);
  writeDraft(lastName, null);
}
