import { applicationStates } from '@mall/contracts/application-codes';
import { expect, test } from 'vitest';
import {
  draftsRetainedSince,
  givesPhoneBack,
  isMailed,
  mailStillHolds,
  mayCancelApplication,
  mayMoveApplication,
  needsWords,
  reviewBeganBefore,
  reviewEndsAt,
  underReview,
  youngestApplicant,
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

test('a member may cancel exactly where cancelling is legal before the carrier is involved', () => {
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
  for (const mailed of applicationStates.filter(isMailed)) {
    expect(mailStillHolds(mailed, mailed)).toBe(true);
    const ends = applicationStates.filter((state) => givesPhoneBack(state) && state !== mailed);
    expect(ends.filter((end) => mailStillHolds(mailed, end))).toEqual([]);
  }
  expect(applicationStates.filter((state) => !isMailed(state))).toEqual([
    ...['RECEIVED', 'ACTIVATION_REQUESTED', 'DELIVERED'],
  ]);
});

test('every legal move, and no other', () => {
  const moves = Object.fromEntries(
    applicationStates.map((from) => [from, applicationStates.filter((to) => mayMoveApplication(from, to)).join(' ')]),
  );
  expect(moves).toMatchInlineSnapshot(`
    {
      "ACTIVATED": "SHIPPED WITHDRAWN",
      "ACTIVATION_REQUESTED": "ON_HOLD ACTIVATED CANCELLED",
      "APPROVED": "ACTIVATION_REQUESTED CANCELLED",
      "CANCELLED": "",
      "CERTIFIED": "APPROVED ON_HOLD REJECTED CANCELLED",
      "DELIVERED": "WITHDRAWN",
      "ON_HOLD": "APPROVED REJECTED CANCELLED",
      "RECEIVED": "CERTIFIED CANCELLED",
      "REJECTED": "",
      "SHIPPED": "DELIVERED WITHDRAWN",
      "WITHDRAWN": "",
    }
  `);
});

test('what a mail about a state still says truly of later ones', () => {
  const mailed = Object.fromEntries(
    applicationStates.map((state) => [state, applicationStates.filter((now) => mailStillHolds(state, now)).join(' ')]),
  );
  expect(mailed).toMatchInlineSnapshot(`
    {
      "ACTIVATED": "ACTIVATED SHIPPED DELIVERED",
      "ACTIVATION_REQUESTED": "",
      "APPROVED": "APPROVED ACTIVATION_REQUESTED",
      "CANCELLED": "CANCELLED",
      "CERTIFIED": "CERTIFIED APPROVED ON_HOLD ACTIVATION_REQUESTED ACTIVATED SHIPPED DELIVERED",
      "DELIVERED": "",
      "ON_HOLD": "ON_HOLD",
      "RECEIVED": "",
      "REJECTED": "REJECTED",
      "SHIPPED": "SHIPPED",
      "WITHDRAWN": "WITHDRAWN",
    }
  `);
});

test('a review that does not end gives the phone back after 14 days, a draft is forgotten after 30', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  expect(reviewBeganBefore(now).toISOString()).toBe('2026-11-09T00:00:00.000Z');
  expect(draftsRetainedSince(now).toISOString()).toBe('2026-10-24T00:00:00.000Z');
  expect(underReview).toEqual(['RECEIVED', 'CERTIFIED', 'ON_HOLD']);
});

test('a review ends by itself 14 days after the application, and nothing else does', () => {
  const submittedAt = new Date('2026-11-09T00:00:00Z');
  for (const state of applicationStates) {
    const end = underReview.includes(state) ? new Date('2026-11-23T00:00:00Z') : null;
    expect([state, reviewEndsAt(state, submittedAt)]).toEqual([state, end]);
  }
});

test('a member is told why their application is on hold, refused, cancelled or withdrawn', () => {
  expect(applicationStates.filter(needsWords).sort()).toEqual(['CANCELLED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN']);
});

test('nobody under 19 applies here', () => {
  expect(youngestApplicant).toBe(19);
});

test('a phone goes back to the shelf when it is refused, cancelled or withdrawn, and in no other state', () => {
  expect(applicationStates.filter(givesPhoneBack).sort()).toEqual(['CANCELLED', 'REJECTED', 'WITHDRAWN']);
});
