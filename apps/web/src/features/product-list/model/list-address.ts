import { type ListSort, listSorts } from '@mall/contracts/codes';
import type { ProductListQuery } from '@mall/contracts/product-list';
import {
  readOneOf,
  readText,
  readWhole,
  splitList,
  stringifySearch,
  withoutNothing,
} from '../../../lib/search-params.ts';

export const listSortLabels: Record<ListSort, string> = {
  recommended: '추천순',
  popular: '많이 담은 순',
  priceAscending: '낮은 가격순',
  priceDescending: '높은 가격순',
  discount: '할인율순',
  newest: '신상품순',
};

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

/** The call that an address asks for. */
export function listQueryOf(categoryNo: string, address: ListAddress): ProductListQuery {
  return {
    categoryNo,
    sort: address.sort ?? 'recommended',
    page: address.page ?? 1,
    ...(address.brand && { brandIds: splitList(address.brand) }),
    ...(address.colour && { colourFamilies: splitList(address.colour) }),
    ...(address.min !== undefined && { minimumPrice: address.min }),
    ...(address.max !== undefined && { maximumPrice: address.max }),
    ...(address.discount !== undefined && { minimumDiscountRate: address.discount }),
    ...(address.free && { hasFreeDelivery: true }),
    ...(address.today && { shipsToday: true }),
    ...(address.soldOut && { includesSoldOut: false }),
  };
}

/** Any change but turning the page leads to the first page again. */
export const narrowed = (address: ListAddress, change: ListAddress): ListAddress =>
  withoutNothing({ ...address, ...change, page: undefined });

/** The address without its filters; category and order stay. */
export const widened = ({ ctgNo, sort }: ListAddress): ListAddress => withoutNothing({ ctgNo, sort });

/** A list's path inside the mall with the address as its query; the first page needs no number. */
export const listPath = (path: string, address: ListAddress): string =>
  path + stringifySearch({ ...address, page: address.page === 1 ? undefined : address.page });
