import { expect, test } from 'vitest';
import { advertisingTimeFrom } from './advertising-hours.ts';

test.each([
  ['2026-11-22T08:00:00+09:00', '2026-11-22T08:00:00+09:00'],
  ['2026-11-22T20:59:59.999+09:00', '2026-11-22T20:59:59.999+09:00'],
  ['2026-11-22T21:00:00+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-12-31T23:59:59+09:00', '2027-01-01T08:00:00+09:00'],
  ['2026-11-22T00:00:00+09:00', '2026-11-22T08:00:00+09:00'],
  ['2026-11-22T07:59:59.999+09:00', '2026-11-22T08:00:00+09:00'],
])('advertising of %s may leave at %s', (at, expected) => {
  expect(advertisingTimeFrom(new Date(at))).toEqual(new Date(expected));
});
