import { applicationStates } from '@mall/contracts/application-codes';
import { expect, test } from 'vitest';
import {
  givesPhoneBack,
  isToldByMail,
  mailStillHolds,
  mayCancelApplication,
  mayMoveApplication,
} from './application-states.ts';

test('an application goes from its receipt to the delivery, one step at a time', () => {
  const way = [
    'RECEIVED',
    'CERTIFIED',
    'APPROVED',
    'ACTIVATION_REQUESTED',
    'ACTIVATED',
    'SHIPPED',
    'DELIVERED',
  ] as const;
  way.forEach((from, index) => {
    const reachable = way.filter((to) => mayMoveApplication(from, to));
    expect(reachable).toEqual(way.slice(index + 1, index + 2));
  });
});

test('what is given up stays given up', () => {
  for (const from of applicationStates.filter(givesPhoneBack)) {
    expect(applicationStates.filter((to) => mayMoveApplication(from, to))).toEqual([]);
  }
});

test('a member may cancel exactly where cancelling is legal before the carrier is asked', () => {
  const legal = applicationStates.filter((from) => mayMoveApplication(from, 'CANCELLED'));
  expect(applicationStates.filter(mayCancelApplication)).toEqual(
    legal.filter((state) => state !== 'ACTIVATION_REQUESTED'),
  );
});

test('after the activation an application is withdrawn, not cancelled', () => {
  for (const from of ['ACTIVATED', 'SHIPPED', 'DELIVERED'] as const) {
    expect(mayMoveApplication(from, 'WITHDRAWN')).toBe(true);
    expect(mayMoveApplication(from, 'CANCELLED')).toBe(false);
  }
});

test('a mail about a state is true in that state, and none holds once the application has ended another way', () => {
  for (const told of applicationStates.filter(isToldByMail)) {
    expect(mailStillHolds(told, told)).toBe(true);
    const ends = applicationStates.filter((state) => givesPhoneBack(state) && state !== told);
    expect(ends.filter((end) => mailStillHolds(told, end))).toEqual([]);
  }
  expect(applicationStates.filter((state) => !isToldByMail(state))).toEqual([
    ...['RECEIVED', 'ACTIVATION_REQUESTED', 'DELIVERED'],
  ]);
});
