import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { subscriptionStateKinds } from '@mall/domain/state-kinds';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';

/** How a card shows the state of its application. */
export const cardState = (state: SubscriptionState) => ({
  kind: subscriptionStateKinds[state],
  label: subscriptionStateLabels[state],
});
