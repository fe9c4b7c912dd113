import { expect, test } from 'vitest';
import { dueOf, dueTimes, openedAt } from './tasks.ts';

const now = new Date('2026-11-24T03:00:00Z');

test('a parcel is late a day after it was paid, and what a caller was promised from that moment on', () => {
  expect(dueOf('orders', now).toISOString()).toBe('2026-11-25T03:00:00.000Z');
  expect(dueOf('followUps', now)).toEqual(now);
  expect(dueTimes('orders', now)).toEqual({
    lateBefore: new Date('2026-11-23T03:00:00Z'),
    todayBefore: new Date('2026-11-23T15:00:00Z'),
  });
});

test('a waiting entry opens in its list, in the view that contains it, or on its own page', () => {
  expect(openedAt('orders', { mallId: 1, key: '20261124' })).toEqual({
    to: '/orders',
    search: { open: '1-20261124' },
  });
  expect(openedAt('applications', { mallId: 2, key: '7' })).toEqual({
    to: '/applications',
    search: { view: 'review', open: '2-7' },
  });
  expect(openedAt('followUps', { mallId: 1, key: '12' })).toEqual({ to: '/desk/1/12', search: {} });
  expect(openedAt('mails', { mallId: 1, key: '12' })).toEqual({ to: '/mails', search: {} });
  expect(openedAt('review', { mallId: null, key: '' })).toEqual({ to: '/records/review', search: {} });
});
