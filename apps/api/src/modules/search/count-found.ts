import type { FacetCounts } from '../product-list/facet-counts.ts';

/** What is known of a product found, each as a bit: which filters it fails, and what it is. */
export const marks = {
  ...{ failsBrand: 1, failsCategory: 2, failsPrice: 4, failsSoldOut: 8 },
  ...{ soldOut: 16, freeDelivery: 32, shipsToday: 64 },
} as const;
const failsAny = 15;

/** All goods found, column by column: the same place of each list is the same product. */
export type FoundColumns = {
  readonly brandIds: readonly number[];
  /** Cut to the depth that is counted. */
  readonly categoryNos: readonly string[];
  readonly prices: readonly number[];
  readonly discountRates: readonly number[];
  readonly marks: readonly number[];
};

/** The names of what is counted, in the order in which equal counts are shown. */
export type Names = {
  readonly brands: readonly (readonly [id: number, name: string])[];
  readonly categories: readonly (readonly [categoryNo: string, name: string])[];
};

type Wanted = { readonly names: Names; readonly barCount: number; readonly lowestRates: readonly number[] };

export type FoundCounts = {
  readonly goodsTotal: number;
  readonly facets: Omit<FacetCounts, 'colourFamilies'>;
  readonly categories: readonly { categoryNo: string; name: string; count: number }[];
};

/**
 * Totals, facets and categories of the goods found. A facet is counted under the other filters: a product counts when it fails none, or only
 * the facet's own.
 */
export function countFound(found: FoundColumns, { names, barCount, lowestRates }: Wanted): FoundCounts {
  const [byBrand, byCategory] = [new Map<number, number>(), new Map<string, number>()];
  const [prices, rates]: [number[], number[]] = [[], []];
  let [goodsTotal, freeDeliveryCount, shipsTodayCount, soldOutCount] = [0, 0, 0, 0];
  // One pass, since thousands may be found.
  for (let at = 0; at < found.marks.length; at += 1) {
    const mark = found.marks[at] ?? 0;
    const failed = mark & failsAny;
    if ((failed & ~marks.failsBrand) === 0) addOne(byBrand, found.brandIds[at]);
    if ((failed & ~marks.failsCategory) === 0) addOne(byCategory, found.categoryNos[at]);
    if ((failed & ~marks.failsPrice) === 0) prices.push(found.prices[at] ?? 0);
    if ((failed & ~marks.failsSoldOut) === 0 && mark & marks.soldOut) soldOutCount += 1;
    if (failed !== 0) continue;
    goodsTotal += 1;
    rates.push(found.discountRates[at] ?? 0);
    if (mark & marks.freeDelivery) freeDeliveryCount += 1;
    if ((mark & (marks.shipsToday | marks.soldOut)) === marks.shipsToday) shipsTodayCount += 1;
  }
  return {
    goodsTotal,
    facets: {
      brands: withNames(names.brands, byBrand).map(([id, name, count]) => ({ id, name, count })),
      ...inBars(prices, barCount),
      discountRates: lowestRates.map((id) => ({ id, count: rates.filter((rate) => rate >= id).length })),
      ...{ freeDeliveryCount, shipsTodayCount, soldOutCount },
    },
    categories: withNames(names.categories, byCategory).map(([categoryNo, name, count]) => ({
      categoryNo,
      name,
      count,
    })),
  };
}

function addOne<Id>(counts: Map<Id, number>, id: Id | undefined): void {
  if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
}

type Named<Id> = readonly [id: Id, name: string, count: number];

/** The most common first. */
const withNames = <Id>(names: readonly (readonly [Id, string])[], counts: ReadonlyMap<Id, number>): Named<Id>[] =>
  names
    .map(([id, name]): Named<Id> => [id, name, counts.get(id) ?? 0])
    .filter(([, , count]) => count > 0)
    .sort(([, , one], [, , other]) => other - one);

/** The highest price belongs to the last bar rather than to one of its own. */
function inBars(prices: readonly number[], barCount: number) {
  const minimumPrice = prices.reduce((low, price) => Math.min(low, price), prices[0] ?? 0);
  const maximumPrice = prices.reduce((high, price) => Math.max(high, price), 0);
  const range = Math.max(maximumPrice - minimumPrice, 1);
  const counts = new Map<number, number>();
  for (const price of prices)
    addOne(counts, Math.min(barCount - 1, Math.floor(((price - minimumPrice) * barCount) / range)));
  return { minimumPrice, maximumPrice, bars: [...counts].map(([id, count]) => ({ id, count })) };
}
