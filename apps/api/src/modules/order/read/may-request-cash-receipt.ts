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
 * May a cash receipt be requested, or its number be changed: of cash, while the order stands and none is issued. Not once
 * its personal data is gone: nothing would take the new number away again.
 */
export function mayRequest(
  { state, paymentMethod, totalAmount, blankedAt }: Order,
  receipt: CashReceipt | null,
): boolean {
  const isOver = state === 'CANCELLED' || state === 'EXPIRED' || blankedAt !== null;
  const isOpen = receipt === null || receipt.state === 'WAITING' || receipt.state === 'FAILED';
  return paysCash(paymentMethod) && totalAmount > 0 && !isOver && isOpen;
}
