import { expect, test } from 'vitest';
import { carriers, trackingUrlOf } from './carriers.ts';
import {
  accountClosesAtOf,
  countedMonths,
  depositBeforeOf,
  depositExpiryOf,
  expiresAtOf,
  monthsBefore,
} from './order-life.ts';

test('an unpaid order reserves its stock for thirty minutes', () => {
  expect(expiresAtOf(new Date('2026-11-21T14:45:00Z'))).toEqual(new Date('2026-11-21T15:15:00Z'));
});

test('an account takes its deposit until the end of the day in Seoul, so many days after the order', () => {
  expect(depositBeforeOf(new Date('2026-11-21T14:59:59Z'), 1)).toEqual(new Date('2026-11-22T14:59:59Z'));
  expect(depositBeforeOf(new Date('2026-11-21T15:00:00Z'), 1)).toEqual(new Date('2026-11-23T14:59:59Z'));
  expect(depositBeforeOf(new Date('2026-12-31T03:00:00Z'), 3)).toEqual(new Date('2027-01-03T14:59:59Z'));
});

test('stock is reserved until the account closes, and a day longer only when the bank takes a deposit back', () => {
  const expiresAt = new Date('2026-11-21T03:30:00Z');
  const depositBefore = new Date('2026-11-22T14:59:59Z');
  const at = (text: string | null) => text && new Date(text);
  const expiry = (takenBack: string | null, opened: Date | null = depositBefore) =>
    depositExpiryOf({ expiresAt, depositBefore: opened, takenBackAt: at(takenBack) || null });
  expect(expiry(null, null)).toEqual(expiresAt);
  expect(expiry(null)).toEqual(depositBefore);
  expect(expiry('2026-11-21T04:00:00Z')).toEqual(depositBefore);
  expect(expiry('2026-11-22T20:00:00Z')).toEqual(new Date('2026-11-23T20:00:00Z'));
});

test('an account that is opened later closes with the days of the order, and never before the order expires', () => {
  const orderedAt = new Date('2026-11-21T03:00:00Z');
  const closesAt = (expiresAt: string) => accountClosesAtOf({ orderedAt, expiresAt: new Date(expiresAt) }, 1);
  expect(closesAt('2026-11-21T03:30:00Z')).toEqual(new Date('2026-11-22T14:59:59Z'));
  expect(closesAt('2026-11-23T20:00:00Z')).toEqual(new Date('2026-11-23T20:00:00Z'));
});

test('orders are counted by state over six months', () => expect(countedMonths).toBe(6));

test('a month earlier is the same day, or the last one of a shorter month', () => {
  expect(monthsBefore(new Date('2026-11-21T01:02:03Z'), 6)).toEqual(new Date('2026-05-21T01:02:03Z'));
  expect(monthsBefore(new Date('2026-08-31T00:00:00Z'), 6)).toEqual(new Date('2026-02-28T00:00:00Z'));
  expect(monthsBefore(new Date('2026-03-01T00:00:00Z'), 6)).toEqual(new Date('2025-09-01T00:00:00Z'));
});

test('a parcel is followed at its carrier, once it has shipped', () => {
  expect(carriers.map(({ name }) => name)).toEqual(['CJ대한통운', '우체국택배', '한진택배', '롯데택배', '로젠택배']);
  for (const { name } of carriers) expect(trackingUrlOf(name, '1234567890')).toMatch(/^https:\/\/.+1234567890$/);
  expect(trackingUrlOf('CJ대한통운', 'a b&c')).toMatch(/wblNo=a%20b%26c$/);
  expect(trackingUrlOf('CJ대한통운', '')).toBe('');
  expect(trackingUrlOf('직접 배송', '1')).toBe('');
});
