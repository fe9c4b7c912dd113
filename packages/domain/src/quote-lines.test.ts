import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { explainQuote, type QuoteLine } from './quote-lines.ts';
import { type Quote, quoteWireless } from './wireless-quote.ts';

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
const terms = fc.record({
  discountType: fc.constantFrom('COMMON_SUPPORT' as const, 'PLAN_DISCOUNT' as const),
  instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
  contractMonths: fc.constantFrom(12 as const, 24 as const),
});

/** Months of a few won are rounded down, so that the last is not less than nothing (instalment.test.ts). */
const mostMonthly = ({ principal, deviceInterest, instalmentMonths }: Quote): number =>
  instalmentMonths > 1 ? Math.floor((principal + deviceInterest) / (instalmentMonths - 1)) : Number.POSITIVE_INFINITY;

test('every line opens to a sum that gives exactly its amount', () => {
  fc.assert(
    fc.property(offers, terms, (offer, chosen) => {
      const quote = quoteWireless(offer, chosen);
      for (const line of explainQuote(quote)) {
        const opened =
          'parts' in line
            ? line.parts.reduce((total, { amount, times }) => total + amount * times, 0)
            : Math.min(Math.round(line.principal * line.annuityFactor), mostMonthly(quote));
        expect(opened, line.kind).toBe(line.amount);
      }
    }),
  );
});

test('a support is never a part of the plan, nor a plan discount of the device', () => {
  type PartOf<Kind> = Extract<QuoteLine, { kind: Kind; parts: readonly unknown[] }>['parts'][number]['kind'];
  expectTypeOf<PartOf<'principal'>>().toEqualTypeOf<'releasePrice' | 'commonSupport' | 'extraSupport'>();
  expectTypeOf<PartOf<'planMonthly'>>().toEqualTypeOf<'planMonthlyPrice' | 'planDiscount'>();
  fc.assert(
    fc.property(offers, terms, (offer, chosen) => {
      const kindsOf = (kind: string): string[] =>
        explainQuote(quoteWireless(offer, chosen)).flatMap((line) =>
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
