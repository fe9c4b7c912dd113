import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { type BasketLine, type DeliveryRates, sumBasket } from './basket.ts';

/** The current state of an order line: `quantity` is what the member still keeps. */
export type OrderedLine = BasketLine & { readonly lineNo: number };
export type ClaimedLine = { readonly lineNo: number; readonly quantity: number };

export type RefundRequest = {
  readonly type: ClaimType;
  /** Who bears the freight of a return or exchange. */
  readonly fault: ClaimFault;
  readonly claimed: readonly ClaimedLine[];
};

/** What an order owes at a moment, so that refunds always add up to what was paid. */
export type OrderBalance = {
  readonly lines: readonly OrderedLine[];
  readonly deliveryRates: DeliveryRates;
  readonly postcode: string;
  /** Freight of earlier returns and exchanges that the member bears, won. */
  readonly feesCharged: number;
};

export type RefundQuote = {
  /** Goods given back, won. */
  readonly goodsAmount: number;
  /** Delivery given back; negative when free delivery is lost. */
  readonly deliveryChange: number;
  /** Freight of this claim that the member bears. */
  readonly returnFee: number;
  /** The amount refunded to the member; never negative. */
  readonly refund: number;
  /** The order after the claim. */
  readonly after: OrderBalance;
};

/** The goods travel to us and, for an exchange, new ones back. */
const tripsOf: Readonly<Record<ClaimType, number>> = { CANCEL: 0, RETURN: 1, EXCHANGE: 2 };

export const owedOf = ({ lines, deliveryRates, postcode, feesCharged }: OrderBalance): number =>
  sumBasket(remainingLines(lines), deliveryRates, postcode).total + feesCharged;

/**
 * The refund of a claim in won, in the parts that a member is shown. It is the difference between what the order owes before and after, so
 * any sequence of claims adds up to what was paid. Freight that would exceed the refund is not charged.
 */
export function quoteRefund(before: OrderBalance, { type, fault, claimed }: RefundRequest): RefundQuote {
  const isExchange = type === 'EXCHANGE';
  const lines = isExchange ? before.lines : withoutClaimed(before.lines, claimed);
  const sumsBefore = sumBasket(remainingLines(before.lines), before.deliveryRates, before.postcode);
  const sumsAfter = sumBasket(remainingLines(lines), before.deliveryRates, before.postcode);
  const goodsAmount = sumsBefore.goodsAmount - sumsAfter.goodsAmount;
  const saved = sumsBefore.deliveryAmount - sumsAfter.deliveryAmount;
  const deliveryChange = deliveryChangeOf(saved, type, fault);
  const wantedFee = fault === 'MEMBER' ? tripsOf[type] * before.deliveryRates.usual.fee : 0;
  const room = goodsAmount + deliveryChange;
  const returnFee = isExchange ? wantedFee : Math.max(0, Math.min(wantedFee, room));
  const refund = Math.max(0, room - returnFee);
  const owedAfter = owedOf(before) - refund;
  const after = { ...before, lines, feesCharged: owedAfter - sumsAfter.total };
  return { goodsAmount, deliveryChange, returnFee, refund, after };
}

/** Freight of a shipped parcel stays paid unless the seller is at fault; a seller's fault never costs the member free delivery. */
function deliveryChangeOf(saved: number, type: ClaimType, fault: ClaimFault): number {
  if (fault === 'SELLER') return Math.max(saved, 0);
  return type === 'CANCEL' ? saved : Math.min(saved, 0);
}

const remainingLines = (lines: readonly OrderedLine[]): OrderedLine[] => lines.filter(({ quantity }) => quantity > 0);

function withoutClaimed(lines: readonly OrderedLine[], claimed: readonly ClaimedLine[]): OrderedLine[] {
  const taken = new Map(claimed.map(({ lineNo, quantity }) => [lineNo, quantity]));
  return lines.map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.lineNo) ?? 0) }));
}
