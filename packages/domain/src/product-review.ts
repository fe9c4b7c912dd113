import { priceDays, priceOn } from './office/release-prices.ts';

type Change = { readonly before: unknown; readonly after: unknown };
export type ReviewRule = {
  readonly field: string;
  /** The percentage by which a price may fall without review; null: every change is reviewed. */
  readonly mayFall: number | null;
};
type Priced = { readonly optionNo: number; readonly extraPrice: number };
type Memory = {
  readonly memory: string;
  readonly prices: readonly { readonly since: string; readonly price: number }[];
};
type Term = { readonly months: number; readonly careType: string; readonly monthlyFee: number };
type Terms = { readonly rows: readonly Term[] };

/** Of a product's changes by field, those that a second person reviews. */
export const reviewedFields = (
  changes: Readonly<Record<string, Change>>,
  rules: readonly ReviewRule[],
): readonly string[] =>
  rules.flatMap(({ field, mayFall }) => {
    const change = changes[field];
    return change && isReviewed(field, change, mayFall) ? [field] : [];
  });

function isReviewed(field: string, { before, after }: Change, mayFall: number | null): boolean {
  // Of options, only their prices are reviewed: stock, colours and sold out are not.
  if (field === 'options') return hasOtherPrice(before as readonly Priced[], after as readonly Priced[]);
  if (mayFall === null) return true;
  if (field === 'memories')
    return releaseMoves(before as readonly Memory[], after as readonly Memory[]).some(isNoticed(mayFall));
  if (field === 'terms') return feeMoves(before as Terms, after as Terms).some(isNoticed(mayFall));
  return isNoticed(mayFall)([Number(before), Number(after)]);
}

/** The price before and after; undefined if there is none. */
type Move = readonly [was: number | undefined, is: number | undefined];

/** New prices are reviewed, removed ones are not. */
const isNoticed =
  (mayFall: number) =>
  ([was, is]: Move): boolean =>
    is !== undefined && (was === undefined || is > was || is < was * (1 - mayFall / 100));

/** For each memory, its price on each day on which one changes. */
const releaseMoves = (before: readonly Memory[], after: readonly Memory[]): readonly Move[] =>
  after.flatMap(({ memory, prices }) => {
    const stood = before.find((one) => one.memory === memory)?.prices ?? [];
    return priceDays(stood, prices).map((day): Move => [priceOn(stood, day), priceOn(prices, day)]);
  });

const feeMoves = (before: Terms, after: Terms): readonly Move[] =>
  after.rows.map(({ months, careType, monthlyFee }) => {
    const stood = before.rows.find((one) => one.months === months && one.careType === careType);
    return [stood?.monthlyFee, monthlyFee];
  });

const hasOtherPrice = (before: readonly Priced[], after: readonly Priced[]): boolean =>
  after.some((one) => (before.find(({ optionNo }) => optionNo === one.optionNo)?.extraPrice ?? 0) !== one.extraPrice);
