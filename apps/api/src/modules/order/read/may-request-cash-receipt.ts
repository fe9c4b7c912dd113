import type { CashReceipt } from '@mall/contracts/cash-receipt';
import type { OrderPaymentMethod, OrderState } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';

type Order = { readonly state: OrderState; readonly paymentMethod: OrderPaymentMethod; readonly totalAmount: number };

/** May a cash receipt be requested, or its number be changed: of cash, while the order stands and none is issued. */
export function mayRequest({ state, paymentMethod, totalAmount }: Order, receipt: CashReceipt | null): boolean {
  const isOver = state === 'CANCELLED' || state === 'EXPIRED';
  const isOpen = receipt === null || receipt.state === 'WAITING' || receipt.state === 'FAILED';
  return paysCash(paymentMethod) && totalAmount > 0 && !isOver && isOpen;
}
