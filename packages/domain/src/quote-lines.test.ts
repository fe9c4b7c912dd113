import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainQuote } from './quote-lines.ts';
import { quoteWireless } from './wireless-quote.ts';

const choice = fc.record({
  releasePrice: fc.integer({ min: 1, max: 3_000_000 }),
  planMonthlyPrice: fc.integer({ min: 1, max: 200_000 }),
  planDiscountMonthly: fc.integer({ min: 0, max: 300_000 }),
  discountType: fc.constantFrom('COMMON_SUPPORT' as const, 'PLAN_DISCOUNT' as const),
  commonSupport: fc.integer({ min: 0, max: 3_500_000 }),
  extraSupport: fc.integer({ min: 0, max: 1_000_000 }),
  instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
  contractMonths: fc.constantFrom(12, 24),
});

test('decisions 7 every line opens to a sum that gives exactly its amount', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      for (const line of explainQuote(quoteWireless(chosen))) {
        const opened =
          'parts' in line
            ? line.parts.reduce((total, { amount, times }) => total + amount * times, 0)
            : Math.round(line.principal * line.annuityFactor);
        expect(opened, line.kind).toBe(line.amount);
      }
    }),
  );
});

test('decisions 7 a support is never a part of the plan, nor a plan discount of the device', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const kindsOf = (kind: string) =>
        explainQuote(quoteWireless(chosen)).flatMap((line) =>
          line.kind === kind && 'parts' in line ? line.parts.map((each) => each.kind) : [],
        );
      expect(kindsOf('principal')).not.toContain('planDiscount');
      expect(kindsOf('planMonthly')).not.toContain('commonSupport');
      expect(kindsOf('principal').includes('commonSupport') && kindsOf('planMonthly').includes('planDiscount')).toBe(
        false,
      );
    }),
  );
});
