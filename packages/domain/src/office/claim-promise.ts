import type { ClaimState } from '@mall/contracts/order-codes';

/** Within how many hours an open claim needs its next move: a decision, the goods, the refund after them. */
export const claimPromiseHours = { REQUESTED: 24, APPROVED: 7 * 24, PICKED_UP: 3 * 24 } as const satisfies Readonly<
  Partial<Record<ClaimState, number>>
>;
