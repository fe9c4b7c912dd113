import type { OrderCard, OrderLine } from '@mall/contracts/order';
import { trackingUrlOf } from '@mall/domain/carriers';
import { claimablePieces } from '@mall/domain/claim-pieces';
import { claimsOpenFor, isClaimOpen } from '@mall/domain/order-states';
import type { ClaimRow } from '../claim/claim.repository.ts';
import type { OrderHead } from '../order.repository.ts';
import type { OrderLineRow } from '../order-line.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';

type Parts = {
  readonly lines: readonly OrderLineRow[];
  readonly claims: readonly ClaimRow[];
  readonly parcels: readonly ParcelRow[];
  readonly at: Date;
};

/** An order as lists show it, with the actions open to its member now. */
export function toOrderCard(order: OrderHead, { lines, claims, parcels, at }: Parts): OrderCard {
  const { orderNo, state, paymentMethod, totalAmount, orderedAt, movedAt } = order;
  const isFree = lines.some((line) => claimablePieces(line, { state, claims }) > 0);
  const hasRemaining = lines.some(({ quantity, takenBack }) => takenBack < quantity);
  const isClaimed = claims.some((claim) => isClaimOpen(claim.state));
  const newest = parcels.at(-1);
  return {
    ...{ orderNo, state, paymentMethod, totalAmount },
    orderedAt: orderedAt.toISOString(),
    movedAt: movedAt.toISOString(),
    lines: lines.map(toOrderLine),
    claims: claims.map(toSummary),
    openClaims: isFree ? claimsOpenFor(order, at) : [],
    mayConfirm: state === 'DELIVERED' && hasRemaining && !isClaimed,
    parcelCount: parcels.length,
    trackingUrl: newest ? trackingUrlOf(newest.carrier, newest.invoiceNo) : '',
  };
}

const toSummary = ({ claimNo, type, state, refundAmount }: ClaimRow) => ({ claimNo, type, state, refundAmount });

export const toOrderLine = ({ orderNo: _, marketPrice: __, hasFreeDelivery: ___, ...line }: OrderLineRow): OrderLine =>
  line;
