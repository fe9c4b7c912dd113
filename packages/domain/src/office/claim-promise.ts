import type { ClaimState } from '@mall/contracts/order-codes';

/** Hours within which an open claim needs its next step: a decision, the goods, or the refund after them. */
export const claimPromiseHours = { REQUESTED: 24, APPROVED: 7 * 24, PICKED_UP: 3 * 24 } as const satisfies Readonly<
  Partial<Record<ClaimState, number>>
>;
