import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basesWithoutRule, leaveCosts, type ReturnRule } from './leave-cost.ts';
import { quoteWireless, type WirelessOffer, type WirelessTerms } from './wireless-quote.ts';

const offer: WirelessOffer = {
  releasePrice: 1_243_000,
  plan: { monthlyPrice: 69_000, discountMonthly12: 17_250, discountMonthly24: 17_250 },
  support: { commonSupport: 400_000, extraSupport: 60_000 },
};
const terms: WirelessTerms = { instalmentMonths: 24, contractMonths: 24 };
const withSupport = quoteWireless(offer, { ...terms, discountType: 'COMMON_SUPPORT' });
const withDiscount = quoteWireless(offer, { ...terms, discountType: 'PLAN_DISCOUNT' });

const byDays = (basis: ReturnRule['basis'], values: Partial<ReturnRule> = {}): ReturnRule => ({
  basis,
  contractMonths: 24,
  fullDays: 180,
  steps: [],
  ...values,
});
/** The other schedule in use. */
const steps = [
  { untilMonth: 6, percent: 100 },
  { untilMonth: 12, percent: 60 },
  { untilMonth: 16, percent: 35 },
  { untilMonth: 20, percent: -15 },
  { untilMonth: 24, percent: -40 },
];

test('a support goes back in full for 180 days, then by the days left of 730, and not at all once the contract is over', () => {
  const costs = leaveCosts(withSupport, [byDays('COMMON_SUPPORT')]);
  const backAfter = (month: number) => costs[month - 1]?.commonSupportReturn;
  expect([1, 5].map(backAfter)).toEqual([400_000, 400_000]);
  // 400,000 × (730 − 183) ÷ 550, (730 − 365) ÷ 550, (730 − 700) ÷ 550
  expect([6, 12, 23].map(backAfter)).toEqual([397_818, 265_455, 21_818]);
  expect(backAfter(24)).toBe(0);
});

test('the plan discount goes back as received for 180 days, then by the days left', () => {
  const costs = leaveCosts(withDiscount, [byDays('PLAN_DISCOUNT')]);
  const backAfter = (month: number) => costs[month - 1]?.planDiscountReturn;
  expect([1, 5].map(backAfter)).toEqual([17_250, 86_250]);
  // 17,250 × 12 × 365 ÷ 550
  expect([6, 12, 24].map(backAfter)).toEqual([102_935, 137_373, 0]);
});

test('a contract of 12 months has its own rule: 90 days, then by the days left of 365', () => {
  const quote = quoteWireless(offer, { ...terms, contractMonths: 12, discountType: 'PLAN_DISCOUNT' });
  const costs = leaveCosts(quote, [
    byDays('PLAN_DISCOUNT', { contractMonths: 12, fullDays: 90 }),
    byDays('PLAN_DISCOUNT'),
  ]);
  // 51,750 × (365 − 91) ÷ 275; nothing from the twelfth month on, although instalments continue.
  expect([2, 3, 12].map((month) => costs[month - 1]?.planDiscountReturn)).toEqual([34_500, 51_562, 0]);
  expect(costs[11]?.remainingPrincipal).toBeGreaterThan(0);
});

test('by steps of 100, 60, 35, −15 and −40 % the discounts of each step add up', () => {
  const costs = leaveCosts(withDiscount, [byDays('PLAN_DISCOUNT', { fullDays: null, steps })]);
  const backAfter = (month: number) => costs[month - 1]?.planDiscountReturn;
  expect([6, 12, 16, 20, 23, 24].map(backAfter)).toEqual([103_500, 165_600, 189_750, 179_400, 158_700, 0]);
});

test('by steps a support gives back the percent of its month', () => {
  const rule = byDays('EXTRA_SUPPORT', {
    fullDays: null,
    steps: [
      { untilMonth: 6, percent: 100 },
      { untilMonth: 12, percent: 50 },
    ],
  });
  const costs = leaveCosts(withSupport, [rule]);
  expect([6, 7, 12, 13].map((month) => costs[month - 1]?.extraSupportReturn)).toEqual([60_000, 30_000, 30_000, 0]);
});

test('instalments that are left are owed too, as long as they run, and a month’s parts add up to its total', () => {
  const quote = quoteWireless(offer, { ...terms, instalmentMonths: 36, discountType: 'COMMON_SUPPORT' });
  const costs = leaveCosts(quote, [byDays('COMMON_SUPPORT'), byDays('EXTRA_SUPPORT')]);
  expect(costs).toHaveLength(36);
  expect(costs[35]).toEqual({
    month: 36,
    commonSupportReturn: 0,
    extraSupportReturn: 0,
    planDiscountReturn: 0,
    remainingPrincipal: 0,
    total: 0,
  });
  const twelfth = costs[11];
  // 783,000 × (1.00492^36 − 1.00492^12) ÷ (1.00492^36 − 1)
  expect(twelfth).toMatchObject({
    commonSupportReturn: 265_455,
    extraSupportReturn: 39_818,
    remainingPrincipal: 537_212,
  });
  expect(twelfth?.total).toBe(265_455 + 39_818 + 537_212);
});

test('a phone paid at once leaves no instalment behind', () => {
  const quote = quoteWireless(offer, { ...terms, instalmentMonths: 1, discountType: 'PLAN_DISCOUNT' });
  expect(leaveCosts(quote, []).every(({ remainingPrincipal }) => remainingPrincipal === 0)).toBe(true);
});

test('a benefit without a rule of the carrier is named; one that is not received is not', () => {
  expect(basesWithoutRule(withSupport, [])).toEqual(['COMMON_SUPPORT', 'EXTRA_SUPPORT']);
  expect(basesWithoutRule(withDiscount, [byDays('EXTRA_SUPPORT')])).toEqual(['PLAN_DISCOUNT']);
  expect(
    basesWithoutRule(withDiscount, [byDays('EXTRA_SUPPORT'), byDays('PLAN_DISCOUNT', { contractMonths: 12 })]),
  ).toEqual(['PLAN_DISCOUNT']);
  expect(basesWithoutRule(withSupport, [byDays('COMMON_SUPPORT'), byDays('EXTRA_SUPPORT')])).toEqual([]);
});

test('no part is ever negative, none exceeds what was received, and what is left to pay never grows', () => {
  const anyQuote = fc.record({
    releasePrice: fc.integer({ min: 1, max: 3_000_000 }),
    commonSupport: fc.integer({ min: 0, max: 2_000_000 }),
    discountMonthly24: fc.integer({ min: 0, max: 60_000 }),
    instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
    discountType: fc.constantFrom('COMMON_SUPPORT' as const, 'PLAN_DISCOUNT' as const),
    fullDays: fc.constantFrom(null, 0, 90, 180),
  });
  fc.assert(
    fc.property(anyQuote, ({ releasePrice, commonSupport, discountMonthly24, fullDays, ...chosen }) => {
      const plan = { ...offer.plan, discountMonthly24 };
      const quote = quoteWireless(
        { releasePrice, plan, support: { commonSupport, extraSupport: 0 } },
        { ...chosen, contractMonths: 24 },
      );
      const rules = [byDays('COMMON_SUPPORT'), byDays('PLAN_DISCOUNT', { fullDays, steps })];
      let left = quote.principal;
      for (const cost of leaveCosts(quote, rules)) {
        expect(cost.commonSupportReturn).toBeGreaterThanOrEqual(0);
        expect(cost.commonSupportReturn).toBeLessThanOrEqual(quote.commonSupport);
        expect(cost.planDiscountReturn).toBeGreaterThanOrEqual(0);
        expect(cost.planDiscountReturn).toBeLessThanOrEqual(quote.planDiscountMonthly * cost.month);
        expect(cost.remainingPrincipal).toBeLessThanOrEqual(left);
        left = cost.remainingPrincipal;
      }
      expect(left).toBe(0);
    }),
  );
});
