import type { OrderLine } from '@mall/contracts/order';
import { expect, test } from 'vitest';
import { promisedTextOf } from './promised-day.ts';

const now = new Date('2026-11-27T10:00:00+09:00');
const line = (promisedOn: string | null, takenBack = 0) => ({ promisedOn, quantity: 1, takenBack }) as OrderLine;

test('the last of its lines decides, without what was given back and what nothing was promised of', () => {
  const lines = [line('2026-11-27'), line('2026-12-01'), line('2026-12-24', 1), line(null)];
  expect(promisedTextOf({ state: 'PAID', lines }, now)).toBe('12/1(화) 도착 예정');
});

test('it is late once the last of its days is over', () => {
  const lines = [line('2026-11-24'), line('2026-11-26')];
  expect(promisedTextOf({ state: 'SHIPPED', lines }, now)).toBe('11/26(목) 예정보다 늦어지고 있어요');
});

test.each(['PENDING_PAYMENT', 'DELIVERED', 'CANCELLED'] as const)(
  'nothing is on its way of one that is %s',
  (state) => {
    expect(promisedTextOf({ state, lines: [line('2026-11-27')] }, now)).toBe('');
  },
);
