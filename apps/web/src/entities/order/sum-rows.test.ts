import { expect, it } from 'vitest';
import { goodsSumRows } from './sum-rows.ts';

it('goods sold below the market price add up from it to what is paid for them', () => {
  expect(goodsSumRows({ marketAmount: 30_000, goodsAmount: 21_000 })).toEqual([
    { label: '시중가 합계', amount: 30_000 },
    { label: '회원가 할인', amount: -9_000 },
    { label: '상품 금액', amount: 21_000, isSubtotal: true },
  ]);
});

it('goods without a discount are one amount', () => {
  expect(goodsSumRows({ marketAmount: 21_000, goodsAmount: 21_000 })).toEqual([{ label: '상품 금액', amount: 21_000 }]);
});
