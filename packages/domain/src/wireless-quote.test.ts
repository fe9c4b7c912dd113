import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDiscounts, quoteWireless } from './wireless-quote.ts';

const worked = {
  releasePrice: 1_243_000,
  planMonthlyPrice: 69_000,
  planDiscountMonthly: 17_250,
  commonSupport: 400_000,
  extraSupport: 60_000,
  instalmentMonths: 24,
  contractMonths: 24,
  instalmentRate: 0.059 / 12,
};

test('decisions 7 the worked comparison: 공통지원금 103,668 won a month, 선택약정 104,128', () => {
  const { commonSupport, planDiscount, cheaper, difference } = compareDiscounts(worked);
  expect(commonSupport).toMatchObject({
    principal: 783_000,
    deviceMonthly: 34_668,
    planMonthly: 69_000,
    monthlyTotal: 103_668,
    contractTotal: 2_488_032,
  });
  expect(planDiscount).toMatchObject({
    principal: 1_183_000,
    deviceMonthly: 52_378,
    planMonthly: 51_750,
    monthlyTotal: 104_128,
    contractTotal: 2_499_072,
  });
  expect({ cheaper, difference }).toEqual({ cheaper: 'COMMON_SUPPORT', difference: 11_040 });
});

test('R9.07 the design’s phone: 1,698,000 won over 24 months with the plan discount is 141,933 won a month', () => {
  const phone = {
    releasePrice: 1_848_000,
    planMonthlyPrice: 89_000,
    planDiscountMonthly: 22_250,
    commonSupport: 480_000,
    extraSupport: 150_000,
  };
  const { commonSupport, planDiscount, cheaper, difference } = compareDiscounts({
    ...phone,
    instalmentMonths: 24,
    contractMonths: 24,
  });
  expect(planDiscount).toMatchObject({
    principal: 1_698_000,
    deviceMonthly: 75_183,
    monthlyTotal: 141_933,
    contractTotal: 3_406_392,
  });
  expect(commonSupport).toMatchObject({ monthlyTotal: 142_930, contractTotal: 3_430_320 });
  expect({ cheaper, difference }).toEqual({ cheaper: 'PLAN_DISCOUNT', difference: 23_928 });
});

test('R9.07 over the contract a device is paid once, whatever its instalments', () => {
  const over = (instalmentMonths: number) =>
    quoteWireless({ ...worked, instalmentRate: undefined, discountType: 'COMMON_SUPPORT', instalmentMonths });
  expect(over(1)).toMatchObject({
    deviceMonthly: 783_000,
    monthlyTotal: 852_000,
    contractTotal: 783_000 + 69_000 * 24,
  });
  expect(over(36).contractTotal).toBe(over(36).deviceMonthly * 36 + 69_000 * 24);
});

test('decisions 7 support beyond the price of the device, or a discount beyond the plan, never turns negative', () => {
  const small = { ...worked, releasePrice: 300_000, planDiscountMonthly: 90_000 };
  expect(quoteWireless({ ...small, discountType: 'COMMON_SUPPORT' })).toMatchObject({
    commonSupport: 300_000,
    extraSupport: 0,
    principal: 0,
    deviceMonthly: 0,
  });
  expect(quoteWireless({ ...small, discountType: 'PLAN_DISCOUNT' })).toMatchObject({
    planDiscountMonthly: 69_000,
    planMonthly: 0,
  });
});

const choice = fc.record({
  releasePrice: fc.integer({ min: 1, max: 3_000_000 }),
  planMonthlyPrice: fc.integer({ min: 1, max: 200_000 }),
  planDiscountMonthly: fc.integer({ min: 0, max: 300_000 }),
  commonSupport: fc.integer({ min: 0, max: 3_500_000 }),
  extraSupport: fc.integer({ min: 0, max: 1_000_000 }),
  instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
  contractMonths: fc.constantFrom(12, 24),
});

test('decisions 7 the plan discount never lowers the device, and support never lowers the plan', () => {
  fc.assert(
    fc.property(choice, (any) => {
      const withoutDiscount = { ...any, planDiscountMonthly: 0 };
      expect(quoteWireless({ ...any, discountType: 'PLAN_DISCOUNT' }).deviceMonthly).toBe(
        quoteWireless({ ...withoutDiscount, discountType: 'PLAN_DISCOUNT' }).deviceMonthly,
      );
      expect(quoteWireless({ ...any, discountType: 'COMMON_SUPPORT' }).planMonthly).toBe(any.planMonthlyPrice);
      expect(quoteWireless({ ...any, discountType: 'PLAN_DISCOUNT' }).commonSupport).toBe(0);
    }),
  );
});

test('R9.07 the lines add up to the month, and no line is negative', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom('COMMON_SUPPORT', 'PLAN_DISCOUNT'), (any, discountType) => {
      const quote = quoteWireless({ ...any, discountType });
      expect(quote.principal + quote.commonSupport + quote.extraSupport).toBe(quote.releasePrice);
      expect(quote.deviceMonthly + quote.planMonthlyPrice - quote.planDiscountMonthly).toBe(quote.monthlyTotal);
      expect(
        Math.min(quote.principal, quote.deviceMonthly, quote.planMonthly, quote.commonSupport, quote.extraSupport),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});
