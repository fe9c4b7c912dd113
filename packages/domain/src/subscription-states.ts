import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { type Moves, mayMoveBy } from './moves.ts';

const moves: Moves<SubscriptionState> = {
  RECEIVED: ['CONSULTING', 'CANCELLED'],
  CONSULTING: ['APPROVED', 'CANCELLED'],
  APPROVED: ['INSTALLATION_PLANNED', 'CANCELLED'],
  // To itself: another day was agreed on.
  INSTALLATION_PLANNED: ['INSTALLATION_PLANNED', 'IN_USE', 'CANCELLED'],
  IN_USE: ['TERMINATED'],
  TERMINATED: [],
  CANCELLED: [],
};

export const mayMoveSubscription = mayMoveBy(moves);
/** The legal next states, the usual one first. */
export const subscriptionMoves = (from: SubscriptionState): readonly SubscriptionState[] => moves[from];

/** Until the installation the member is not bound; afterwards leaving costs what was agreed. */
export const mayCancelSubscription = (state: SubscriptionState): boolean => mayMoveSubscription(state, 'CANCELLED');
