import { AppError, fieldError } from '@mall/contracts/errors';
import { areClaimable, balanceAfterClaims } from '@mall/domain/claim-pieces';
import { claimsOpenFor } from '@mall/domain/order-states';
import { type OrderBalance, quoteRefund, type RefundQuote, type RefundRequest } from '@mall/domain/refund';
import type { LockedOrder } from '../order.repository.ts';
import type { ClaimRow } from './claim.repository.ts';

/** What an order costs for the pieces that were not returned. */
export const balanceOf = ({ lines, deliveryRates, postcode, feesCharged }: LockedOrder): OrderBalance => ({
  lines: lines.map((line) => ({ ...line, quantity: line.quantity - line.takenBack })),
  deliveryRates,
  postcode,
  feesCharged,
});

/**
 * The refund of a new claim. Errors: 4094 the order's state does not allow it, 4220 for pieces that the order does not
 * have.
 */
export function quoteNewClaim(
  order: LockedOrder,
  claims: readonly ClaimRow[],
  { wanted, at }: { readonly wanted: RefundRequest; readonly at: Date },
): Omit<RefundQuote, 'after'> {
  if (!claimsOpenFor(order, at).includes(wanted.type)) throw new AppError('4094');
  if (!areClaimable(wanted.claimed, order.lines, { state: order.state, claims }))
    throw fieldError('lines', '신청할 수 있는 수량을 확인해 주세요.');
  // A cancellation is carried out without a decision, so the member cannot choose who bears its freight.
  if (wanted.type === 'CANCEL' && wanted.fault === 'SELLER') throw fieldError('fault', '고를 수 있는 값이 아니에요.');
  if (order.state === 'PENDING_PAYMENT') {
    if (!isWhole(order, wanted)) throw fieldError('lines', '결제 전에는 주문 전체만 취소할 수 있어요.');
    return { goodsAmount: 0, deliveryChange: 0, returnFee: 0, refund: 0 };
  }
  return quoteRefund(balanceAfterClaims(balanceOf(order), claims), wanted);
}

const isWhole = ({ lines }: LockedOrder, { claimed }: RefundRequest): boolean =>
  lines.every(({ lineNo, quantity }) => claimed.some((one) => one.lineNo === lineNo && one.quantity === quantity));
