import {
  type ClaimDecision,
  type ClaimState,
  type ClaimType,
  claimDecisions,
  type OrderState,
} from '@mall/contracts/order-codes';
import { type Moves, mayMoveBy } from './moves.ts';

const orderMoves: Moves<OrderState> = {
  PENDING_PAYMENT: ['PAID', 'CANCELLED', 'EXPIRED'],
  // A bank may take a deposit back: a paid virtual account can wait for its deposit again.
  PAID: ['PREPARING', 'CANCELLED', 'PENDING_PAYMENT'],
  PREPARING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: ['CONFIRMED'],
  CONFIRMED: [],
  CANCELLED: [],
  EXPIRED: [],
};

export const mayMoveOrder = mayMoveBy(orderMoves);

const byOperator: readonly OrderState[] = ['PREPARING', 'SHIPPED', 'DELIVERED'];

/** The states to which staff may move an order from here; an open claim blocks preparing and shipping it. */
export const operatorMoves = (from: OrderState, isClaimed: boolean): OrderState[] =>
  byOperator.filter((to) => mayMoveOrder(from, to) && !(isClaimed && to !== 'DELIVERED'));

/** Whether an order's address may still be changed: once it is prepared, its slip is printed. */
export const mayChangeAddress = (state: OrderState): boolean => state === 'PENDING_PAYMENT' || state === 'PAID';

/** Whether a parcel's invoice may still be corrected: until it has arrived, it may be tracked. */
export const mayCorrectParcel = (state: OrderState): boolean => state === 'PREPARING' || state === 'SHIPPED';

const settled = { DONE: [], REJECTED: [], WITHDRAWN: [] };
const goodsReturnMoves: Moves<ClaimState> = {
  REQUESTED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: ['PICKED_UP'],
  PICKED_UP: ['DONE', 'REJECTED'],
  ...settled,
};
/** Nothing of a cancelled order is in transit, so there is nothing to pick up. */
const cancelMoves: Moves<ClaimState> = {
  REQUESTED: ['DONE', 'REJECTED', 'WITHDRAWN'],
  APPROVED: [],
  PICKED_UP: [],
  ...settled,
};

export const mayMoveClaim = (type: ClaimType, from: ClaimState, to: ClaimState): boolean =>
  mayMoveBy(type === 'CANCEL' ? cancelMoves : goodsReturnMoves)(from, to);

/** The state to which a decision moves a claim of this type. */
export function stateAfter(type: ClaimType, decision: ClaimDecision): ClaimState {
  switch (decision) {
    case 'approve':
      return type === 'CANCEL' ? 'DONE' : 'APPROVED';
    case 'reject':
      return 'REJECTED';
    case 'pick-up':
      return 'PICKED_UP';
    case 'complete':
      return 'DONE';
  }
}

/** The decisions that a claim waits for; a cancellation is approved, not completed. */
export const decisionsFor = (type: ClaimType, from: ClaimState): ClaimDecision[] =>
  claimDecisions.filter(
    (decision) =>
      !(type === 'CANCEL' && decision === 'complete') && mayMoveClaim(type, from, stateAfter(type, decision)),
  );

/** An open claim, which reserves the pieces it names. */
export const isClaimOpen = (state: ClaimState): boolean =>
  state === 'REQUESTED' || state === 'APPROVED' || state === 'PICKED_UP';

const returnDays = 7;
const confirmDays = 8;
const dayMilliseconds = 86_400_000;

export type OrderMoment = { readonly state: OrderState; readonly deliveredAt: Date | null };

/** What a member may request now: a cancellation until it ships, an exchange or return within seven days of delivery. */
export function claimsOpenFor({ state, deliveredAt }: OrderMoment, now: Date): ClaimType[] {
  if (state === 'PENDING_PAYMENT' || state === 'PAID' || state === 'PREPARING') return ['CANCEL'];
  const isWithin = deliveredAt !== null && now.getTime() - deliveredAt.getTime() < returnDays * dayMilliseconds;
  return state === 'DELIVERED' && isWithin ? ['EXCHANGE', 'RETURN'] : [];
}

/** Orders delivered at this moment or before are confirmed automatically now. */
export const deliveredForConfirmation = (now: Date): Date => new Date(now.getTime() - confirmDays * dayMilliseconds);
