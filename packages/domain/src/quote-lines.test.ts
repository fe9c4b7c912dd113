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

/** Months of a few won are rounded down, so that the last one is not negative (instalment.test.ts). */
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

test('the lines of a bill, from the principal to the whole term', () => {
  const offer = {
    releasePrice: 1_200_000,
    plan: { monthlyPrice: 69_000, discountMonthly12: 17_250, discountMonthly24: 17_250 },
    support: { commonSupport: 200_000, extraSupport: 30_000 },
  };
  const linesOf = (discountType: 'COMMON_SUPPORT' | 'PLAN_DISCOUNT') =>
    explainQuote(quoteWireless(offer, { discountType, instalmentMonths: 24, contractMonths: 24 })).map((line) =>
      'parts' in line
        ? `${line.kind} ${line.amount} = ${line.parts.map(({ kind, amount, times }) => `${times} × ${kind} ${amount}`).join(' + ')}`
        : `${line.kind} ${line.amount} = ${line.principal} × ${line.annuityFactor.toFixed(6)}, ${line.months} months`,
    );
  expect({ support: linesOf('COMMON_SUPPORT'), discount: linesOf('PLAN_DISCOUNT') }).toMatchInlineSnapshot(`
    {
      "discount": [
        "principal 1170000 = 1 × releasePrice 1200000 + 1 × extraSupport -30000",
        "deviceMonthly 51805 = 1170000 × 0.044277, 24 months",
        "deviceInterest 73308 = 24 × deviceMonthly 51805 + 1 × lastMonthDifference -12 + 1 × principal -1170000",
        "planMonthly 51750 = 1 × planMonthlyPrice 69000 + 1 × planDiscount -17250",
        "monthlyTotal 103555 = 1 × deviceMonthly 51805 + 1 × planMonthly 51750",
        "termTotal 2485320 = 24 × deviceMonthly 51805 + 24 × planMonthly 51750",
      ],
      "support": [
        "principal 970000 = 1 × releasePrice 1200000 + 1 × commonSupport -200000 + 1 × extraSupport -30000",
        "deviceMonthly 42949 = 970000 × 0.044277, 24 months",
        "deviceInterest 60777 = 24 × deviceMonthly 42949 + 1 × lastMonthDifference 1 + 1 × principal -970000",
        "planMonthly 69000 = 1 × planMonthlyPrice 69000",
        "monthlyTotal 111949 = 1 × deviceMonthly 42949 + 1 × planMonthly 69000",
        "termTotal 2686776 = 24 × deviceMonthly 42949 + 24 × planMonthly 69000",
      ],
    }
  `);
});
