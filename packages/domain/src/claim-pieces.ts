import type { ClaimState, OrderState } from '@mall/contracts/order-codes';
import { isClaimOpen } from './order-states.ts';
import { piecesToShip, type TravellingLine } from './parcels.ts';
import { type ClaimedLine, type OrderBalance, quoteRefund, type RefundRequest } from './refund.ts';

/** A claim among others of its order. */
export type StandingClaim = RefundRequest & { readonly state: ClaimState };
type Line = TravellingLine & { readonly lineNo: number };
type Order<Claim> = { readonly state: OrderState; readonly claims: readonly Claim[] };

/**
 * Pieces of a line that a new claim may still take: the pieces not given back, less those in open claims. Until the whole order has
 * arrived, pieces that are in a parcel can be neither cancelled nor returned.
 */
export function claimablePieces(
  line: Line,
  { state: orderState, claims }: Order<Pick<StandingClaim, 'state' | 'claimed'>>,
): number {
  const held = claims
    .filter(({ state }) => isClaimOpen(state))
    .flatMap(({ claimed }) => claimed)
    .filter((one) => one.lineNo === line.lineNo);
  const kept = orderState === 'DELIVERED' ? line.quantity - line.takenBack : piecesToShip(line);
  return kept - held.reduce((sum, one) => sum + one.quantity, 0);
}

/** Whether these lines may be claimed: at least one, each line once, and no more pieces than are free. */
export function areClaimable(
  wanted: readonly ClaimedLine[],
  lines: readonly Line[],
  order: Order<StandingClaim>,
): boolean {
  const isKnownOnce = new Set(wanted.map(({ lineNo }) => lineNo)).size === wanted.length;
  const isFree = ({ lineNo, quantity }: ClaimedLine) =>
    lines.some((line) => line.lineNo === lineNo && claimablePieces(line, order) >= quantity);
  return wanted.length > 0 && isKnownOnce && wanted.every(isFree);
}

/**
 * The order as it will be when every open claim is carried out, in the order in which they were made. A new claim is quoted from there, so
 * that two claims are not both charged for the free delivery that only one of them loses.
 */
export const balanceAfterClaims = (balance: OrderBalance, claims: readonly StandingClaim[]): OrderBalance =>
  claims.filter(({ state }) => isClaimOpen(state)).reduce((before, claim) => quoteRefund(before, claim).after, balance);
