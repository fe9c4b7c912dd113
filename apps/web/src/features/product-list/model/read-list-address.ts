import { type ListSort, listSorts } from '@mall/contracts/codes';
import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

// A part of every first load, since the route reads its address: what is done with one stands in list-address.ts.

/** The list page's address: what is narrowed, how ordered, which page; plain text as in the address bar. */
export type ListAddress = {
  ctgNo?: string | undefined;
  sort?: ListSort | undefined;
  page?: number | undefined;
  brand?: string | undefined;
  colour?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  discount?: number | undefined;
  free?: 'Y' | undefined;
  today?: 'Y' | undefined;
  soldOut?: 'N' | undefined;
};

const highestPrice = 999_999_999;
const lastPage = 250;

/** What the address bar holds, with whatever makes no sense left out. */
export function readListAddress(raw: Record<string, unknown>): ListAddress {
  return withoutNothing<ListAddress>({
    ctgNo: readText(raw['ctgNo'], /^\d{2,6}$/),
    sort: readOneOf(listSorts, raw['sort']),
    page: readWhole(raw['page'], lastPage) || undefined,
    brand: readText(raw['brand'], /^[\d,]{1,200}$/),
    colour: readText(raw['colour'], /^[a-z,]{1,200}$/),
    min: readWhole(raw['min'], highestPrice),
    max: readWhole(raw['max'], highestPrice),
    discount: readWhole(raw['discount'], 99) || undefined,
    free: readOneOf(['Y'], raw['free']),
    today: readOneOf(['Y'], raw['today']),
    soldOut: readOneOf(['N'], raw['soldOut']),
  });
}
