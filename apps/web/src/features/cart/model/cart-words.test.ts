import type { CartLine } from '@mall/contracts/cart-lines';
import { expect, test } from 'vitest';
import type { CartGroup } from './cart-view.ts';
import { groupWords, lineNotices } from './cart-words.ts';

const line = (values: Partial<CartLine>) =>
  ({
    unitPrice: 10_000,
    priceWhenAdded: 10_000,
    state: 'ORDERABLE',
    stockQuantity: 9,
    quantity: 2,
    mostPieces: 20,
    ...values,
  }) as CartLine;

test.each([
  [{}, []],
  [{ unitPrice: 12_000 }, ['담을 때보다 2,000원 올랐어요']],
  [{ unitPrice: 8_500 }, ['담을 때보다 1,500원 내렸어요']],
  [{ quantity: 19 }, []],
  [{ quantity: 20 }, ['한 사람이 한 번에 20개까지 살 수 있어요.']],
  [{ state: 'SHORT', stockQuantity: 3 }, ['3개만 남았어요']],
  [{ state: 'SHORT', stockQuantity: 3, unitPrice: 12_000 }, ['3개만 남았어요', '담을 때보다 2,000원 올랐어요']],
] as const)('a line with %j says %j', (values, notices) => {
  expect(lineNotices(line(values))).toEqual(notices);
});

const group = (values: Partial<CartGroup>) =>
  ({ deliveryMethod: '1', usualFee: 3_000, freeFrom: 50_000, ...values }) as CartGroup;

test.each([
  [{}, '일반 택배 상품', '배송비 3,000원 · 50,000원 이상 무료'],
  [{ usualFee: 0 }, '무료배송 상품', '일반 택배'],
  [{ deliveryMethod: '2', usualFee: 20_000, freeFrom: null }, '화물 배송 상품', '배송비 20,000원'],
  [{ deliveryMethod: '9', usualFee: 0 }, '직접 수령 상품', '배송비 없음'],
] as const)('a group with %j is called %s, %s', (values, title, note) => {
  expect(groupWords(group(values))).toEqual({ title, note });
});
