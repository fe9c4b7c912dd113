import { applicationStates } from '@mall/contracts/application-codes';
import { subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { expect, test } from 'vitest';
import { mayMoveApplication } from './application-states.ts';
import { applicationStateKinds, subscriptionStateKinds } from './state-kinds.ts';
import { mayMoveSubscription } from './subscription-states.ts';

test('ended states have no moves, and waiting or moving ones have', () => {
  const isStill = <State extends string>(states: readonly State[], mayMove: (from: State, to: State) => boolean) =>
    states.filter((from) => !states.some((to) => mayMove(from, to)));
  const ended = <State extends string>(kinds: Readonly<Record<State, string>>, states: readonly State[]) =>
    states.filter((state) => kinds[state] === 'ended');
  expect(isStill(applicationStates, mayMoveApplication)).toEqual(ended(applicationStateKinds, applicationStates));
  expect(isStill(subscriptionStates, mayMoveSubscription)).toEqual(ended(subscriptionStateKinds, subscriptionStates));
});
