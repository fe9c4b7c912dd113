/** Within what a price stays; none where a listing has no band. */
export type PriceBand = { readonly lowest: number; readonly highest: number };

export const isWithinBand = (price: number, band: PriceBand | undefined): boolean =>
  !band || (price >= band.lowest && price <= band.highest);

export const priceWarnings = ['BELOW_COST', 'LARGE_CHANGE'] as const;
/** What staff should look at twice; it forbids nothing. */
export type PriceWarning = (typeof priceWarnings)[number];

/** A price that changes by more than this many percent of what it was is said aloud. */
const largeChange = 30;

type Repriced = {
  readonly before: number;
  readonly after: number;
  /** What the provider pays for one; null where it is not known. */
  readonly supplyPrice: number | null;
};

/** Of a price that stays, nothing is said. */
export function warningsOf({ before, after, supplyPrice }: Repriced): readonly PriceWarning[] {
  if (before === after) return [];
  const isBelowCost = supplyPrice !== null && after < supplyPrice;
  const isLarge = before > 0 && Math.abs(after - before) * 100 > largeChange * before;
  return [...(isBelowCost ? (['BELOW_COST'] as const) : []), ...(isLarge ? (['LARGE_CHANGE'] as const) : [])];
}

export const warningWords: Readonly<Record<PriceWarning, string>> = {
  BELOW_COST: '공급가보다 싸요',
  LARGE_CHANGE: `${largeChange}% 넘게 바뀌어요`,
};
