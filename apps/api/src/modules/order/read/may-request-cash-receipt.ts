import type { CashReceipt } from '@mall/contracts/cash-receipt';
import type { OrderPaymentMethod, OrderState } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';

type Order = {
  readonly state: OrderState;
  readonly paymentMethod: OrderPaymentMethod;
  readonly totalAmount: number;
  readonly blankedAt: Date | null;
};

/**
 * Whether a cash receipt may be requested or its number changed: for a cash payment, while the order stands and no
 * receipt is issued. Not after the order's personal data was erased, since nothing would erase the new number.
 */
export function mayRequest(
  { state, paymentMethod, totalAmount, blankedAt }: Order,
  receipt: CashReceipt | null,
): boolean {
  const isOver = state === 'CANCELLED' || state === 'EXPIRED' || blankedAt !== null;
  const isOpen = receipt === null || receipt.state === 'WAITING' || receipt.state === 'FAILED';
  return paysCash(paymentMethod) && totalAmount > 0 && !isOver && isOpen;
}
