import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  compareDiscounts,
  type PlanDiscountQuote,
  paidOverTerm,
  quoteWireless,
  type SupportQuote,
  type WirelessTerms,
} from './wireless-quote.ts';

const worked = {
  releasePrice: 1_243_000,
  plan: { monthlyPrice: 69_000, discountMonthly12: 17_250, discountMonthly24: 17_250 },
  support: { commonSupport: 400_000, extraSupport: 60_000 },
};
const terms: WirelessTerms = { instalmentMonths: 24, contractMonths: 24 };

test('the worked comparison: 공통지원금 103,668 won a month, 선택약정 104,128', () => {
  const { commonSupport, planDiscount, cheaper, difference } = compareDiscounts(worked, {
    ...terms,
    instalmentRate: 0.059 / 12,
  });
  expect(commonSupport).toMatchObject({
    principal: 783_000,
    deviceMonthly: 34_668,
    planMonthly: 69_000,
    monthlyTotal: 103_668,
    termTotal: 2_488_032,
  });
  expect([commonSupport.discountType, planDiscount.discountType]).toEqual(['COMMON_SUPPORT', 'PLAN_DISCOUNT']);
  expect(planDiscount).toMatchObject({
    principal: 1_183_000,
    deviceMonthly: 52_378,
    planMonthly: 51_750,
    monthlyTotal: 104_128,
    termTotal: 2_499_072,
  });
  expect({ cheaper, difference }).toEqual({ cheaper: 'COMMON_SUPPORT', difference: 11_040 });
});

// R9.07
test('the design’s phone: 1,698,000 won over 24 months with the plan discount is 141,933 won a month', () => {
  const phone = {
    releasePrice: 1_848_000,
    plan: { monthlyPrice: 89_000, discountMonthly12: 22_250, discountMonthly24: 22_250 },
    support: { commonSupport: 480_000, extraSupport: 150_000 },
  };
  const { commonSupport, planDiscount, cheaper, difference } = compareDiscounts(phone, terms);
  expect(planDiscount).toMatchObject({
    principal: 1_698_000,
    deviceMonthly: 75_183,
    monthlyTotal: 141_933,
    termTotal: 3_406_392,
  });
  expect(commonSupport).toMatchObject({ monthlyTotal: 142_930, termTotal: 3_430_320 });
  // The last month's instalment is one won less.
  expect(paidOverTerm(planDiscount)).toBe(75_183 * 23 + 75_182 + 66_750 * 24);
  expect({ cheaper, difference }).toEqual({ cheaper: 'PLAN_DISCOUNT', difference: 23_928 });
});

// R9.07
test('over the term a device is paid once, whatever its instalments', () => {
  const over = (instalmentMonths: number) =>
    quoteWireless(worked, { ...terms, discountType: 'COMMON_SUPPORT', instalmentMonths });
  expect(over(1)).toMatchObject({ deviceMonthly: 783_000, monthlyTotal: 852_000, termTotal: 783_000 + 69_000 * 24 });
  expect(over(36).termTotal).toBe(over(36).deviceMonthly * 36 + 69_000 * 24);
});

test('a phone without instalments has no monthly payment, and no formula for one', () => {
  const quote = quoteWireless(worked, { ...terms, discountType: 'COMMON_SUPPORT', instalmentMonths: 0 });
  expect(quote).toMatchObject({ annuityFactor: 0, deviceMonthly: 0, monthlyTotal: 69_000 });
});

test('a plan discount of 12 months has the carrier’s own amount; support binds for 24 in any case', () => {
  const offer = { ...worked, plan: { ...worked.plan, discountMonthly12: 15_000 } };
  const { commonSupport, planDiscount } = compareDiscounts(offer, { ...terms, contractMonths: 12 });
  expect(planDiscount).toMatchObject({ planDiscountMonthly: 15_000, planMonthly: 54_000, contractMonths: 12 });
  expect(planDiscount.termTotal).toBe(planDiscount.deviceMonthly * 24 + 54_000 * 24);
  expect(commonSupport).toEqual(compareDiscounts(offer, terms).commonSupport);
  expect(commonSupport.contractMonths).toBe(24);
});

test('a plan’s discount is what the carrier states, also where a quarter would be something else', () => {
  const planOf = (monthlyPrice: number, stated: number) => ({
    ...worked,
    plan: { monthlyPrice, discountMonthly12: stated, discountMonthly24: stated },
  });
  const stated = quoteWireless(planOf(54_890, 13_750), { ...terms, discountType: 'PLAN_DISCOUNT' });
  expect(stated).toMatchObject({ planDiscountMonthly: 13_750, planMonthly: 41_140 });
  const quarter = quoteWireless(planOf(89_000, 22_250), { ...terms, discountType: 'PLAN_DISCOUNT' });
  expect(quarter.planDiscountMonthly * quarter.contractMonths).toBe(534_000);
});

test('support beyond the price of the device, or a discount beyond the plan, never turns negative', () => {
  const small = {
    ...worked,
    releasePrice: 300_000,
    plan: { ...worked.plan, discountMonthly24: 90_000 },
  };
  expect(quoteWireless(small, { ...terms, discountType: 'COMMON_SUPPORT' })).toMatchObject({
    commonSupport: 300_000,
    extraSupport: 0,
    principal: 0,
    deviceMonthly: 0,
  });
  expect(quoteWireless(small, { ...terms, discountType: 'PLAN_DISCOUNT' })).toMatchObject({
    planDiscountMonthly: 69_000,
    planMonthly: 0,
  });
});

test('a combination without a row of support has none, with either discount', () => {
  const { commonSupport, planDiscount } = compareDiscounts({ ...worked, support: undefined }, terms);
  expect(commonSupport).toMatchObject({ commonSupport: 0, extraSupport: 0, principal: 1_243_000 });
  expect(planDiscount).toMatchObject({ extraSupport: 0, principal: 1_243_000 });
});

test('the types know no device support beside a plan discount, and no plan discount beside a support', () => {
  expectTypeOf<PlanDiscountQuote['commonSupport']>().toEqualTypeOf<0>();
  expectTypeOf<SupportQuote['planDiscountMonthly']>().toEqualTypeOf<0>();
});

const offers = fc.record({
  releasePrice: fc.integer({ min: 1, max: 3_000_000 }),
  plan: fc.record({
    monthlyPrice: fc.integer({ min: 1, max: 200_000 }),
    discountMonthly12: fc.integer({ min: 0, max: 300_000 }),
    discountMonthly24: fc.integer({ min: 0, max: 300_000 }),
  }),
  support: fc.record({
    commonSupport: fc.integer({ min: 0, max: 3_500_000 }),
    extraSupport: fc.integer({ min: 0, max: 1_000_000 }),
  }),
});
const anyTerms = fc.record({
  instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
  contractMonths: fc.constantFrom(12 as const, 24 as const),
});

test('the plan discount never lowers the device, and support never lowers the plan', () => {
  fc.assert(
    fc.property(offers, anyTerms, (offer, chosen) => {
      const undiscounted = { ...offer, plan: { ...offer.plan, discountMonthly12: 0, discountMonthly24: 0 } };
      const { commonSupport, planDiscount } = compareDiscounts(offer, chosen);
      expect(planDiscount.deviceMonthly).toBe(compareDiscounts(undiscounted, chosen).planDiscount.deviceMonthly);
      expect(commonSupport.planMonthly).toBe(offer.plan.monthlyPrice);
      expect(planDiscount.commonSupport).toBe(0);
    }),
  );
});

// R9.07
test('the lines add up to the month, and no line is negative', () => {
  fc.assert(
    fc.property(offers, anyTerms, (offer, chosen) => {
      const { commonSupport, planDiscount } = compareDiscounts(offer, chosen);
      for (const quote of [commonSupport, planDiscount]) {
        expect(quote.principal + quote.commonSupport + quote.extraSupport).toBe(quote.releasePrice);
        expect(quote.deviceMonthly + quote.planMonthlyPrice - quote.planDiscountMonthly).toBe(quote.monthlyTotal);
        expect(
          Math.min(quote.principal, quote.deviceMonthly, quote.planMonthly, quote.commonSupport, quote.extraSupport),
        ).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a single won over the term decides which discount is cheaper, and neither is when both cost the same', () => {
  // A device paid at once bears no interest; 10,000 won a month off the plan are 240,000 over 24 months.
  const against = (commonSupport: number) => {
    const { cheaper, difference } = compareDiscounts(
      {
        releasePrice: 1_000_000,
        plan: { monthlyPrice: 69_000, discountMonthly12: 10_000, discountMonthly24: 10_000 },
        support: { commonSupport, extraSupport: 0 },
      },
      { instalmentMonths: 1, contractMonths: 24 },
    );
    return { cheaper, difference };
  };
  expect(against(239_999)).toEqual({ cheaper: 'PLAN_DISCOUNT', difference: 1 });
  expect(against(240_000)).toEqual({ cheaper: null, difference: 0 });
  expect(against(240_001)).toEqual({ cheaper: 'COMMON_SUPPORT', difference: 1 });
});
