import type { ClaimState, ClaimType, OrderState } from '@mall/contracts/order-codes';

/** Every legal move of an order; any other is an error. */
const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
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

export const mayMoveOrder = (from: OrderState, to: OrderState): boolean => orderMoves[from].includes(to);

const claimMoves: Readonly<Record<ClaimType, Readonly<Partial<Record<ClaimState, readonly ClaimState[]>>>>> = {
  CANCEL: { REQUESTED: ['DONE', 'REJECTED', 'WITHDRAWN'] },
  EXCHANGE: {
    REQUESTED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
    APPROVED: ['PICKED_UP'],
    PICKED_UP: ['DONE', 'REJECTED'],
  },
  RETURN: {
    REQUESTED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
    APPROVED: ['PICKED_UP'],
    PICKED_UP: ['DONE', 'REJECTED'],
  },
};

export const mayMoveClaim = (type: ClaimType, from: ClaimState, to: ClaimState): boolean =>
  claimMoves[type][from]?.includes(to) ?? false;

/** An open claim, which reserves the pieces it names. */
export const isClaimOpen = (state: ClaimState): boolean =>
  state === 'REQUESTED' || state === 'APPROVED' || state === 'PICKED_UP';

const returnDays = 7;
const confirmDays = 8;
const dayMilliseconds = 86_400_000;

export type OrderMoment = { readonly state: OrderState; readonly deliveredAt: Date | null };

/** What a member may request now: cancel until it ships, exchange and return within seven days of delivery. */
export function claimsOpenFor({ state, deliveredAt }: OrderMoment, now: Date): ClaimType[] {
  if (state === 'PENDING_PAYMENT' || state === 'PAID' || state === 'PREPARING') return ['CANCEL'];
  const isWithin = deliveredAt !== null && now.getTime() - deliveredAt.getTime() < returnDays * dayMilliseconds;
  return state === 'DELIVERED' && isWithin ? ['EXCHANGE', 'RETURN'] : [];
}

/** Orders delivered at this moment or before confirm themselves now. */
export const deliveredForConfirmation = (now: Date): Date => new Date(now.getTime() - confirmDays * dayMilliseconds);
