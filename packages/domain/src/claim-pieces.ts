import type { ClaimState } from '@mall/contracts/order-codes';
import { isClaimOpen } from './order-states.ts';
import { type ClaimedLine, type OrderBalance, quoteRefund, type RefundRequest } from './refund.ts';

/** A claim as it stands beside others of its order. */
export type StandingClaim = RefundRequest & { readonly state: ClaimState };
type Line = { readonly lineNo: number; readonly quantity: number; readonly takenBack: number };

/** Pieces of a line that a new claim may still take: what is not returned less what open claims hold. */
export function claimablePieces({ lineNo, quantity, takenBack }: Line, claims: readonly StandingClaim[]): number {
  const held = claims
    .filter(({ state }) => isClaimOpen(state))
    .flatMap(({ claimed }) => claimed)
    .filter((one) => one.lineNo === lineNo);
  return quantity - takenBack - held.reduce((sum, one) => sum + one.quantity, 0);
}

/** May these lines be claimed: something, each line once, and no more pieces than are free? */
export function areClaimable(
  wanted: readonly ClaimedLine[],
  lines: readonly Line[],
  claims: readonly StandingClaim[],
): boolean {
  const isKnownOnce = new Set(wanted.map(({ lineNo }) => lineNo)).size === wanted.length;
  const isFree = ({ lineNo, quantity }: ClaimedLine) =>
    lines.some((line) => line.lineNo === lineNo && claimablePieces(line, claims) >= quantity);
  return wanted.length > 0 && isKnownOnce && wanted.every(isFree);
}

/**
 * The order as it will be when every open claim is carried out, in the order in which they were made. A new claim is quoted
 * from there, so that two claims are not both charged for the free delivery that only one of them loses.
 */
export const balanceAfterClaims = (balance: OrderBalance, claims: readonly StandingClaim[]): OrderBalance =>
  claims.filter(({ state }) => isClaimOpen(state)).reduce((before, claim) => quoteRefund(before, claim).after, balance);
