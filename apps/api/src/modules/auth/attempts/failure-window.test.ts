import { expect, test } from 'vitest';
import { addressLimits, attemptState, personLimits } from './failure-window.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((minute) => new Date(now.getTime() - minute * 60_000));
const stateOf = (failures: readonly Date[]) => attemptState(failures, now, personLimits);

test('fewer than three failures in ten minutes leave sign-in free', () => {
  expect(stateOf([])).toBe('free');
  expect(stateOf(minutesAgo(1, 9, 10, 11, 12))).toBe('free');
});

test('the third requires a human check', () => {
  expect(stateOf(minutesAgo(1, 5, 9.9))).toBe('humanCheck');
});

test('the tenth within ten minutes locks until ten minutes after it', () => {
  const ten = (last: number) => minutesAgo(...Array.from({ length: 10 }, (_, index) => last + index));
  expect(stateOf(ten(0))).toBe('locked');
  expect(stateOf(ten(9.9))).toBe('locked');
  expect(stateOf(ten(10))).toBe('free');
});

test('ten failures spread over longer do not lock', () => {
  expect(stateOf(minutesAgo(...Array.from({ length: 10 }, (_, index) => index * 1.2)))).toBe('humanCheck');
});

test('an address, which an office shares, needs the check from the thirtieth failure, and locks with the hundredth', () => {
  const failures = (count: number) => attemptState(minutesAgo(...Array<number>(count).fill(1)), now, addressLimits);
  expect([failures(29), failures(30), failures(99), failures(100)]).toEqual([
    'free',
    'humanCheck',
    'humanCheck',
    'locked',
  ]);
});
