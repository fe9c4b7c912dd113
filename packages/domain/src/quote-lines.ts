import type { Quote } from './wireless-quote.ts';

type DevicePartKind = 'releasePrice' | 'commonSupport' | 'extraSupport';
type PlanPartKind = 'planMonthlyPrice' | 'planDiscount';
type SumPartKind = 'principal' | 'deviceMonthly' | 'lastMonthDifference' | 'planMonthly';
export type QuotePartKind = DevicePartKind | PlanPartKind | SumPartKind;

/** A summand: signed won, and how many times it is taken. */
export type QuotePart<Kind extends QuotePartKind = QuotePartKind> = {
  readonly kind: Kind;
  readonly amount: number;
  readonly times: number;
};
type SumLine<Kind extends string, Part extends QuotePartKind> = {
  readonly kind: Kind;
  readonly amount: number;
  readonly parts: readonly QuotePart<Part>[];
};

/**
 * An amount with its parts: a sum, or for the device instalment the principal times the annuity factor. Reductions of the device and of the
 * plan are different kinds: a plan discount within the principal does not compile.
 */
export type QuoteLine =
  | SumLine<'principal', DevicePartKind>
  | {
      readonly kind: 'deviceMonthly';
      readonly amount: number;
      readonly principal: number;
      readonly annuityFactor: number;
      readonly months: number;
    }
  | SumLine<'deviceInterest', SumPartKind>
  | SumLine<'planMonthly', PlanPartKind>
  | SumLine<'monthlyTotal' | 'termTotal', SumPartKind>;
export type QuoteLineKind = QuoteLine['kind'];

/** Every amount of a quote with its parts; parts of zero won are left out. */
export function explainQuote(quote: Quote): QuoteLine[] {
  const { deviceMonthly, planMonthly, instalmentMonths: months, principal, annuityFactor } = quote;
  return [
    {
      kind: 'principal',
      amount: principal,
      parts: summands(
        part('releasePrice', quote.releasePrice),
        part('commonSupport', -quote.commonSupport),
        part('extraSupport', -quote.extraSupport),
      ),
    },
    { kind: 'deviceMonthly', amount: deviceMonthly, principal, annuityFactor, months },
    {
      kind: 'deviceInterest',
      amount: quote.deviceInterest,
      parts: summands(
        part('deviceMonthly', deviceMonthly, months),
        part('lastMonthDifference', quote.deviceLastMonth - deviceMonthly),
        part('principal', -principal),
      ),
    },
    {
      kind: 'planMonthly',
      amount: planMonthly,
      parts: summands(
        part('planMonthlyPrice', quote.planMonthlyPrice),
        part('planDiscount', -quote.planDiscountMonthly),
      ),
    },
    {
      kind: 'monthlyTotal',
      amount: quote.monthlyTotal,
      parts: summands(part('deviceMonthly', deviceMonthly), part('planMonthly', planMonthly)),
    },
    {
      kind: 'termTotal',
      amount: quote.termTotal,
      parts: summands(part('deviceMonthly', deviceMonthly, months), part('planMonthly', planMonthly, quote.termMonths)),
    },
  ];
}

const part = <const Kind extends QuotePartKind>(kind: Kind, amount: number, times = 1): QuotePart<Kind> => ({
  kind,
  amount,
  times,
});
const summands = <Kind extends QuotePartKind>(...parts: QuotePart<Kind>[]): QuotePart<Kind>[] =>
  parts.filter(({ amount }) => amount !== 0);
