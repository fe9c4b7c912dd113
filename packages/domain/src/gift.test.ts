import { expect, test } from 'vitest';
import { daysLeft, giftExpiresAtOf, giftStateOf, isGiftOpen } from './gift.ts';

const now = new Date('2026-11-23T03:00:00Z');
const expiresAt = giftExpiresAtOf(now);
const sent = { expiresAt, openedAt: null, acceptedAt: null, ending: null };

test('a gift can be accepted until the seventh day in Seoul is over', () => {
  expect(expiresAt).toEqual(new Date('2026-11-30T14:59:59Z'));
  expect(giftExpiresAtOf(new Date('2026-11-23T15:00:00Z'))).toEqual(new Date('2026-12-01T14:59:59Z'));
  expect(giftStateOf(sent, 'PAID', new Date(expiresAt.getTime() - 1))).toBe('SENT');
  expect(giftStateOf(sent, 'PAID', expiresAt)).toBe('EXPIRED');
  expect([daysLeft(expiresAt, now), daysLeft(expiresAt, expiresAt)]).toEqual([7, 0]);
});

test('it waits for its payment, is sent, opened, accepted', () => {
  expect(giftStateOf({ ...sent, expiresAt: null }, 'PENDING_PAYMENT', now)).toBe('UNPAID');
  expect(giftStateOf({ ...sent, openedAt: now }, 'PAID', now)).toBe('OPENED');
  for (const order of ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'] as const)
    expect(giftStateOf({ ...sent, acceptedAt: now }, order, expiresAt)).toBe('ACCEPTED');
});

test('given back it says why, whatever became of the order', () => {
  expect(giftStateOf({ ...sent, ending: 'DECLINED' }, 'PAID', now)).toBe('DECLINED');
  expect(giftStateOf({ ...sent, ending: 'EXPIRED' }, 'CANCELLED', now)).toBe('EXPIRED');
  expect(giftStateOf(sent, 'CANCELLED', now)).toBe('CANCELLED');
  expect(giftStateOf({ ...sent, acceptedAt: now }, 'CANCELLED', now)).toBe('CANCELLED');
});

test('only what is sent or opened can be accepted', () => {
  expect(
    (['UNPAID', 'SENT', 'OPENED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const).filter(isGiftOpen),
  ).toEqual(['SENT', 'OPENED']);
});
