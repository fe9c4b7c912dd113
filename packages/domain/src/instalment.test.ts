import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualRatePercent,
  instalmentInterest,
  instalmentPlan,
  monthlyInstalment,
  remainingPrincipal,
} from './instalment.ts';

// Principal, months, monthly and interest at 5.9 %/12, then at 0.492 %.
const vectors = [
  [600_000, 24, 26_565, 37_568, 26_566, 37_594],
  [1_000_000, 12, 86_020, 32_246, 86_022, 32_268],
  [1_000_000, 24, 44_276, 62_614, 44_277, 62_657],
  [1_000_000, 30, 35_934, 78_014, 35_936, 78_068],
  [1_000_000, 36, 30_377, 93_559, 30_378, 93_625],
  [1_200_000, 24, 53_131, 75_136, 53_133, 75_188],
  [1_500_000, 24, 66_413, 93_920, 66_416, 93_985],
] as const;

// R9.07
describe('instalment', () => {
  test.each(vectors)('%i won over %i months', (principal, months, monthly59, interest59, monthly492, interest492) => {
    expect(monthlyInstalment(principal, months, 0.059 / 12)).toBe(monthly59);
    expect(instalmentInterest(principal, months, 0.059 / 12)).toBe(interest59);
    expect(monthlyInstalment(principal, months)).toBe(monthly492);
    expect(instalmentInterest(principal, months)).toBe(interest492);
  });

  test('one month means the full amount, without interest', () => {
    expect(instalmentPlan(783_000, 1)).toEqual({ monthly: 783_000, lastMonth: 783_000, total: 783_000, interest: 0 });
  });

  test.each([
    [0, 24],
    [-1, 24],
    [500_000, 0],
    [500_000, -3],
  ])('%i won over %i months yields zero', (principal, months) => {
    expect(instalmentPlan(principal, months)).toEqual({ monthly: 0, lastMonth: 0, total: 0, interest: 0 });
  });

  test('the months always add up to the total, and the last differs by less than a won a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(12, 24, 30, 36), (principal, months) => {
        const plan = instalmentPlan(principal, months);
        expect(plan.monthly * (months - 1) + plan.lastMonth).toBe(principal + plan.interest);
        expect(Math.abs(plan.lastMonth - plan.monthly)).toBeLessThanOrEqual(months);
      }),
    );
  });

  test.each([12, 24, 30, 36])('of a few won over %i months nothing is paid back in the last one', (months) => {
    for (let principal = 1; principal < 1_000; principal += 1) {
      const plan = instalmentPlan(principal, months);
      expect(plan.lastMonth, `${principal} won`).toBeGreaterThanOrEqual(0);
      expect(plan.monthly * (months - 1) + plan.lastMonth).toBe(plan.total);
    }
  });

  test('the yearly rate is stated to one decimal', () => {
    expect([annualRatePercent(), annualRatePercent(0.05949 / 12), annualRatePercent(0.0595 / 12)]).toEqual([
      5.9, 5.9, 6,
    ]);
  });

  test('of the principal so much is owed as the payments so far have left, without interest that is not due yet', () => {
    // A million over 12 months at 1 %: 88,849 won a month, of which 10,000 are interest in the first one.
    const owed = (paidMonths: number) => remainingPrincipal(1_000_000, 12, paidMonths, 0.01);
    expect([0, 1, 2, 11, 12, 13].map(owed)).toEqual([1_000_000, 921_151, 841_514, 87_969, 0, 0]);
    expect(remainingPrincipal(0, 12, 1)).toBe(0);
  });
});

// R9.07
test('nothing to pay off bears no interest and neither does one month, but two months do', () => {
  expect([instalmentInterest(0, 12), instalmentInterest(-1, 12), instalmentInterest(600_000, 1)]).toEqual([0, 0, 0]);
  expect(instalmentInterest(1_000_000, 2, 0.01)).toBe(15_025);
});
