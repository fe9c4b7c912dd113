import { expect, test } from 'vitest';
import { carriers, trackingUrlOf } from './carriers.ts';
import { expiresAtOf, monthsBefore } from './order-life.ts';

test('an unpaid order keeps its stock for thirty minutes', () => {
  expect(expiresAtOf(new Date('2026-11-21T14:45:00Z'))).toEqual(new Date('2026-11-21T15:15:00Z'));
});

test('a month earlier is the same day, or the last one of a shorter month', () => {
  expect(monthsBefore(new Date('2026-11-21T01:02:03Z'), 6)).toEqual(new Date('2026-05-21T01:02:03Z'));
  expect(monthsBefore(new Date('2026-08-31T00:00:00Z'), 6)).toEqual(new Date('2026-02-28T00:00:00Z'));
  expect(monthsBefore(new Date('2026-03-01T00:00:00Z'), 6)).toEqual(new Date('2025-09-01T00:00:00Z'));
});

test('a parcel is followed at its carrier, once it has shipped', () => {
  for (const { name } of carriers) expect(trackingUrlOf(name, '1234567890')).toMatch(/^https:\/\/.+1234567890$/);
  expect(trackingUrlOf('CJ대한통운', 'a b&c')).toMatch(/wblNo=a%20b%26c$/);
  expect(trackingUrlOf('CJ대한통운', '')).toBe('');
  expect(trackingUrlOf('직접 배송', '1')).toBe('');
});
