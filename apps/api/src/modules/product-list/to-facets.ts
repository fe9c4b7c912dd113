import { colourFamilies } from '@mall/contracts/colour-families';
import type { Facets } from '@mall/contracts/product-list';
import type { FacetCounts } from './facet-counts.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Bars of the price histogram. */
export const priceBarCount = 14;
/** The discount choices: this many percent and more. */
export const discountChoices = [10, 20, 30, 50] as const;

/** Counts with their labels, in the order in which the filters show them. */
export function toFacets(counts: FacetCounts, filter: Pick<ListingFilter, 'colourFamilies'>): Facets {
  const byFamily = countsById(counts.colourFamilies);
  const byBar = countsById(counts.bars);
  const byRate = countsById(counts.discountRates);
  return {
    brands: counts.brands.map(({ id, name, count }) => ({ id: String(id), label: name, count })),
    colourFamilies: colourFamilies
      .map((family) => ({ ...family, count: byFamily.get(family.id) ?? 0 }))
      .filter(({ id, count }) => count > 0 || filter.colourFamilies.includes(id)),
    prices: {
      minimum: counts.minimumPrice,
      maximum: counts.maximumPrice,
      bars: Array.from({ length: priceBarCount }, (_, bar) => byBar.get(bar) ?? 0),
    },
    freeDeliveryCount: counts.freeDeliveryCount,
    shipsTodayCount: counts.shipsTodayCount,
    soldOutCount: counts.soldOutCount,
    discountRates: discountChoices.map((rate) => ({
      id: String(rate),
      label: `${rate}% 이상`,
      count: byRate.get(rate) ?? 0,
    })),
  };
}

const countsById = <Id>(rows: readonly { id: Id; count: number }[]) =>
  new Map<Id | string | number, number>(rows.map(({ id, count }) => [id, count]));
