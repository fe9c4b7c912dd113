import { applicationStates } from '@mall/contracts/application-codes';
import { expect, test } from 'vitest';
import { applicationDueAt, dealerMayUnmask, goesOn, lateBefore } from './application-queue.ts';

const since = new Date('2026-11-23T05:00:00Z');
const after = (milliseconds: number) => new Date(since.getTime() + milliseconds);
const day = 24 * 3_600_000;

test('a review is due in four hours, an activation in eight, a phone at the next 15:00 of Seoul', () => {
  expect(applicationDueAt('CERTIFIED', since)).toEqual(after(4 * 3_600_000));
  expect(applicationDueAt('ACTIVATION_REQUESTED', since)).toEqual(after(8 * 3_600_000));
  expect(applicationDueAt('ACTIVATED', since)).toEqual(new Date('2026-11-23T06:00:00Z'));
  expect(applicationDueAt('ACTIVATED', new Date('2026-11-23T06:00:00Z'))).toEqual(new Date('2026-11-24T06:00:00Z'));
  expect(applicationDueAt('DELIVERED', since)).toBeNull();
});

test('what is late now by the query is late by its due time', () => {
  for (const [stage, state] of [
    ['review', 'CERTIFIED'],
    ['activation', 'APPROVED'],
    ['shipping', 'ACTIVATED'],
  ] as const) {
    const due = applicationDueAt(state, since);
    if (!due) throw new Error('waits for nothing');
    expect(since <= lateBefore(stage, due)).toBe(true);
    expect(since <= lateBefore(stage, new Date(due.getTime() - 1))).toBe(false);
  }
});

test('a dealer unmasks from the certification until thirty days after the end, and then never again', () => {
  const may = (state: (typeof applicationStates)[number], age: number) => dealerMayUnmask(state, since, after(age));
  expect(applicationStates.filter((state) => may(state, 0))).toEqual(
    applicationStates.filter((state) => state !== 'RECEIVED'),
  );
  expect(applicationStates.filter((state) => may(state, 30 * day - 1) && !may(state, 30 * day))).toEqual([
    'REJECTED',
    'DELIVERED',
    'CANCELLED',
    'WITHDRAWN',
  ]);
});

test('what is home, ended or refused is brought forward no more', () => {
  expect(applicationStates.filter((state) => !goesOn(state))).toEqual([
    ...(['RECEIVED', 'REJECTED', 'DELIVERED', 'CANCELLED', 'WITHDRAWN'] as const),
  ]);
});
