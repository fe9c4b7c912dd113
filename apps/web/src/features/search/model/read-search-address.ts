import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

// A part of every first load, since the route reads its address: what is done with one stands in search-address.ts.

export const searchSorts = ['accuracy', 'popular', 'priceAscending', 'priceDescending', 'discount', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchTabs = ['all', 'goods', 'wireless', 'subscription', 'exhibition'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The result page's address: everything it shows can be linked to, reloaded and gone back to. */
export type SearchAddress = {
  q?: string | undefined;
  tab?: SearchTab | undefined;
  sort?: SearchSort | undefined;
  page?: number | undefined;
  brand?: string | undefined;
  ctgNo?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  soldOut?: 'N' | undefined;
};

const highestPrice = 999_999_999;
const lastPage = 250;

/** What the address bar holds, with whatever makes no sense left out. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  return withoutNothing<SearchAddress>({
    q: readText(raw['q'], /\S/),
    tab: readOneOf(searchTabs, raw['tab']),
    sort: readOneOf(searchSorts, raw['sort']),
    page: readWhole(raw['page'], lastPage) || undefined,
    brand: readText(raw['brand'], /^[\d,]{1,200}$/),
    ctgNo: readText(raw['ctgNo'], /^\d{2,6}$/),
    min: readWhole(raw['min'], highestPrice),
    max: readWhole(raw['max'], highestPrice),
    soldOut: readOneOf(['N'], raw['soldOut']),
  });
}
