import { expect, test } from 'vitest';
import { attemptState } from './failure-window.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((minute) => new Date(now.getTime() - minute * 60_000));

test('fewer than three failures in ten minutes leave sign-in free', () => {
  expect(attemptState([], now)).toBe('free');
  expect(attemptState(minutesAgo(1, 9, 10, 11, 12), now)).toBe('free');
});

test('the third asks for a human check', () => {
  expect(attemptState(minutesAgo(1, 5, 9.9), now)).toBe('humanCheck');
});

test('the tenth within ten minutes locks until ten minutes after it', () => {
  const ten = (last: number) => minutesAgo(...Array.from({ length: 10 }, (_, index) => last + index));
  expect(attemptState(ten(0), now)).toBe('locked');
  expect(attemptState(ten(9.9), now)).toBe('locked');
  expect(attemptState(ten(10), now)).toBe('free');
});

test('ten failures spread over longer do not lock', () => {
  expect(attemptState(minutesAgo(...Array.from({ length: 10 }, (_, index) => index * 1.2)), now)).toBe('humanCheck');
});
