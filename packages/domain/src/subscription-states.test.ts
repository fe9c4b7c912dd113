import { type SubscriptionState, subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { expect, test } from 'vitest';
import { mayCancelSubscription, mayMoveSubscription } from './subscription-states.ts';

test('a subscription goes from its application to its end, one step at a time', () => {
  const way = ['RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE', 'TERMINATED'] as const;
  way.forEach((from, index) => {
    const others = way.filter((to) => to !== from && mayMoveSubscription(from, to));
    expect(others).toEqual(way.slice(index + 1, index + 2));
  });
});

test('only the day of the installation is planned again', () => {
  expect(subscriptionStates.filter((state) => mayMoveSubscription(state, state))).toEqual(['INSTALLATION_PLANNED']);
});

test('it is cancelled before the installation, terminated after it, and what has ended stays ended', () => {
  expect(subscriptionStates.filter(mayCancelSubscription)).toEqual([
    ...['RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED'],
  ]);
  expect(subscriptionStates.filter((state) => mayMoveSubscription(state, 'TERMINATED'))).toEqual(['IN_USE']);
  const isLast = (state: SubscriptionState) => !subscriptionStates.some((to) => mayMoveSubscription(state, to));
  expect(subscriptionStates.filter(isLast)).toEqual(['TERMINATED', 'CANCELLED']);
});
