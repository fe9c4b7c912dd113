/** Within what a price stays; none where a listing has no band. */
export type PriceBand = { readonly lowest: number; readonly highest: number };

export const isWithinBand = (price: number, band: PriceBand | undefined): boolean =>
  !band || (price >= band.lowest && price <= band.highest);

export const priceWarnings = ['BELOW_COST', 'LARGE_CHANGE'] as const;
/** What staff should look at twice; it forbids nothing. */
export type PriceWarning = (typeof priceWarnings)[number];

/** A change of price by more than this percentage asks for confirmation. */
const largeChange = 30;

type Repriced = {
  readonly before: number;
  readonly after: number;
  /** The provider's cost per piece; null where unknown. */
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
