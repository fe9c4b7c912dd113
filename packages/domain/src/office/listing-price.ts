/** The allowed range of a price; undefined if a listing has none. */
export type PriceBand = { readonly lowest: number; readonly highest: number };

export const isWithinBand = (price: number, band: PriceBand | undefined): boolean =>
  !band || (price >= band.lowest && price <= band.highest);

export const priceWarnings = ['BELOW_COST', 'LARGE_CHANGE'] as const;
/** Warnings that staff should check; they forbid nothing. */
export type PriceWarning = (typeof priceWarnings)[number];

/** A price change above this percentage asks for confirmation. */
const largeChange = 30;

type Repriced = {
  readonly before: number;
  readonly after: number;
  /** The provider's cost per piece; null if unknown. */
  readonly supplyPrice: number | null;
};

/** An unchanged price has no warnings. */
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
