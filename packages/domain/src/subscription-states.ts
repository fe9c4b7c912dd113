import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';

/** Every legal move of a subscription; any other is an error. */
const moves: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  RECEIVED: ['CONSULTING', 'CANCELLED'],
  CONSULTING: ['APPROVED', 'CANCELLED'],
  APPROVED: ['INSTALLATION_PLANNED', 'CANCELLED'],
  // To itself: another day was agreed on.
  INSTALLATION_PLANNED: ['INSTALLATION_PLANNED', 'IN_USE', 'CANCELLED'],
  IN_USE: ['TERMINATED'],
  TERMINATED: [],
  CANCELLED: [],
};

export const mayMoveSubscription = (from: SubscriptionState, to: SubscriptionState): boolean =>
  moves[from].includes(to);

/** Until it is installed nothing binds the member; afterwards leaving costs what was agreed on. */
export const mayCancelSubscription = (state: SubscriptionState): boolean => mayMoveSubscription(state, 'CANCELLED');
