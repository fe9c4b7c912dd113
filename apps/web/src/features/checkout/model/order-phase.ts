import type { OrderDetail } from '@mall/contracts/order';

/** unpaid: no payment yet · deposit: an account waits for the money · placed: paid, or further · ended: cancelled. */
export type OrderPhase = 'unpaid' | 'deposit' | 'placed' | 'ended';

/** The phase of an order between the order page and the confirmation. */
export function phaseOf({ card: { state }, payment }: Pick<OrderDetail, 'card' | 'payment'>): OrderPhase {
  if (state === 'CANCELLED' || state === 'EXPIRED') return 'ended';
  if (state !== 'PENDING_PAYMENT') return 'placed';
  return payment && payment.accountNumber !== '' ? 'deposit' : 'unpaid';
}
