import { expect, test } from 'vitest';
import { greetingOf } from './use-overview.ts';

const orders = (...states: Parameters<typeof greetingOf>[0][number]['state'][]) => states.map((state) => ({ state }));

test('the greeting speaks of the newest order under way, not of an older one that is further', () => {
  expect(greetingOf(orders('PAID', 'SHIPPED'))).toBe('주문을 확인하고 있어요');
  expect(greetingOf(orders('CANCELLED', 'SHIPPED', 'PAID'))).toBe('택배가 가고 있어요');
  expect(greetingOf(orders('PREPARING'))).toBe('상품을 준비하고 있어요');
  expect(greetingOf(orders('PENDING_PAYMENT'))).toBe('결제를 기다리고 있어요');
});

test('without an order under way it only greets', () => {
  expect(greetingOf(orders('CONFIRMED', 'EXPIRED', 'DELIVERED'))).toBe('오늘도 반가워요');
  expect(greetingOf([])).toBe('오늘도 반가워요');
});
