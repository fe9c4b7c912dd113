import { expect, test } from 'vitest';
import { subscriptionLeaveCost } from './subscription-leave.ts';

const contract = { months: 60, monthlyFee: 24_900, leaveRule: { percent: 10, takeBackFee: 20_000 } };

test('leaving costs a tenth of the fees that are left, and the taking back', () => {
  expect(subscriptionLeaveCost(contract, 12)).toEqual({
    ...{ monthsLeft: 48, penalty: 119_520, takeBackFee: 20_000, total: 139_520 },
  });
});

test('it grows cheaper every month, and is free once the term is over', () => {
  const totals = Array.from({ length: 61 }, (_, index) => subscriptionLeaveCost(contract, index + 1).total);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect(totals.slice(-2)).toEqual([20_000, 0]);
  const nothing = { monthsLeft: 0, penalty: 0, takeBackFee: 0, total: 0 };
  expect(subscriptionLeaveCost(contract, 61)).toEqual(nothing);
  expect([59, 60, 61].map((used) => subscriptionLeaveCost(contract, used).monthsLeft)).toEqual([1, 0, 0]);
});

test('a share of a fee that does not divide is a whole number of won', () => {
  const odd = { ...contract, monthlyFee: 33_333, leaveRule: { percent: 7, takeBackFee: 0 } };
  expect(subscriptionLeaveCost(odd, 59).total).toBe(2_333);
  // 2,666.64 won.
  expect(subscriptionLeaveCost({ ...odd, leaveRule: { percent: 8, takeBackFee: 0 } }, 59).total).toBe(2_667);
});
