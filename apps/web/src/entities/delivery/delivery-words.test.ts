import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { expect, test } from 'vitest';
import { feeOf, feeText } from './delivery-words.ts';

const goods = (deliveryFee: number, freeDeliveryFrom: number | null = 50_000) =>
  ({ deliveryFee, freeDeliveryFrom }) as GoodsDetail;

test('free delivery is said in one word', () => {
  expect(feeText(goods(0))).toBe('무료배송');
});

test('a fee names what makes it free', () => {
  expect(feeText(goods(3000))).toBe('배송비 3,000원 · 50,000원 이상 사면 무료');
});

test('freight that never becomes free is shown without a promise', () => {
  expect(feeText(goods(20_000, null))).toBe('배송비 20,000원');
  expect(feeOf(goods(20_000, null), 900_000)).toBe(20_000);
});

test.each([
  [49_999, 3000],
  [50_000, 0],
])('a sum of %i costs %i to deliver', (total, fee) => {
  expect(feeOf(goods(3000), total)).toBe(fee);
});
