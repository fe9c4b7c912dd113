import type { Quote } from './wireless-quote.ts';

export type QuotePartKind =
  | 'releasePrice'
  | 'commonSupport'
  | 'extraSupport'
  | 'principal'
  | 'deviceMonthly'
  | 'lastMonthDifference'
  | 'planMonthlyPrice'
  | 'planDiscount'
  | 'planMonthly';
/** A summand: signed won, taken so many times. */
export type QuotePart = { readonly kind: QuotePartKind; readonly amount: number; readonly times: number };

export type QuoteLineKind =
  | 'principal'
  | 'deviceMonthly'
  | 'deviceInterest'
  | 'planMonthly'
  | 'monthlyTotal'
  | 'contractTotal';
/** An amount with what it is made of: a sum, or for the device instalment the principal times the annuity factor. */
export type QuoteLine = { readonly kind: QuoteLineKind; readonly amount: number } & (
  | { readonly parts: readonly QuotePart[] }
  | { readonly principal: number; readonly annuityFactor: number; readonly months: number }
);

/** Every amount of a quote, openable to its sum (decisions 7); parts of zero won are left out. */
export function explainQuote(quote: Quote): QuoteLine[] {
  const { deviceMonthly, planMonthly, instalmentMonths: months, principal, annuityFactor } = quote;
  const sum = (kind: QuoteLineKind, amount: number, ...parts: QuotePart[]): QuoteLine => ({
    kind,
    amount,
    parts: parts.filter((each) => each.amount !== 0),
  });
  return [
    sum(
      'principal',
      principal,
      part('releasePrice', quote.releasePrice),
      part('commonSupport', -quote.commonSupport),
      part('extraSupport', -quote.extraSupport),
    ),
    { kind: 'deviceMonthly', amount: deviceMonthly, principal, annuityFactor, months },
    sum(
      'deviceInterest',
      quote.deviceInterest,
      part('deviceMonthly', deviceMonthly, months),
      part('lastMonthDifference', quote.deviceLastMonth - deviceMonthly),
      part('principal', -principal),
    ),
    sum(
      'planMonthly',
      planMonthly,
      part('planMonthlyPrice', quote.planMonthlyPrice),
      part('planDiscount', -quote.planDiscountMonthly),
    ),
    sum('monthlyTotal', quote.monthlyTotal, part('deviceMonthly', deviceMonthly), part('planMonthly', planMonthly)),
    sum(
      'contractTotal',
      quote.contractTotal,
      part('deviceMonthly', deviceMonthly, months),
      part('planMonthly', planMonthly, quote.contractMonths),
    ),
  ];
}

const part = (kind: QuotePartKind, amount: number, times = 1): QuotePart => ({ kind, amount, times });
