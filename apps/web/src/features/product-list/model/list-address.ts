import { type ListSort, listSorts } from '@mall/contracts/codes';
import type { ProductListQuery } from '@mall/contracts/product-list';

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
  ctgNo: string;
  sort?: ListSort;
  page?: number;
  brand?: string;
  colour?: string;
  min?: number;
  max?: number;
  discount?: number;
  free?: 'Y';
  today?: 'Y';
  soldOut?: 'N';
};

const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const whole = (value: unknown, maximum: number): number | undefined => {
  const digits = text(value, /^\d{1,9}$/);
  return digits !== undefined && Number(digits) <= maximum ? Number(digits) : undefined;
};

/** What the address bar holds, with whatever makes no sense left out. */
export function readListAddress(raw: Record<string, unknown>): ListAddress {
  const address: Record<string, unknown> = {
    sort: listSorts.find((sort) => sort === raw['sort']),
    page: whole(raw['page'], 250) || undefined,
    brand: text(raw['brand'], /^[\d,]{1,200}$/),
    colour: text(raw['colour'], /^[a-z,]{1,200}$/),
    min: whole(raw['min'], 999_999_999),
    max: whole(raw['max'], 999_999_999),
    discount: whole(raw['discount'], 99) || undefined,
    free: text(raw['free'], /^Y$/),
    today: text(raw['today'], /^Y$/),
    soldOut: text(raw['soldOut'], /^N$/),
  };
  const known = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
  return { ctgNo: text(raw['ctgNo'], /^\d{2,6}$/) ?? '', ...known };
}

const parts = (joined: string | undefined): string[] => (joined ?? '').split(',').filter((part) => part !== '');

/** The call that an address asks for. */
export function listQueryOf(address: ListAddress): ProductListQuery {
  return {
    categoryNo: address.ctgNo,
    sort: address.sort ?? 'recommended',
    page: address.page ?? 1,
    ...(address.brand && { brandIds: parts(address.brand) }),
    ...(address.colour && { colourFamilies: parts(address.colour) }),
    ...(address.min !== undefined && { minimumPrice: address.min }),
    ...(address.max !== undefined && { maximumPrice: address.max }),
    ...(address.discount !== undefined && { minimumDiscountRate: address.discount }),
    ...(address.free && { hasFreeDelivery: true }),
    ...(address.today && { shipsToday: true }),
    ...(address.soldOut && { includesSoldOut: false }),
  };
}

/** Turns one value of a comma-joined filter on or off. */
export function toggled(joined: string | undefined, value: string): string | undefined {
  const known = parts(joined);
  const next = known.includes(value) ? known.filter((part) => part !== value) : [...known, value];
  return next.length === 0 ? undefined : next.join(',');
}

export const isChosen = (joined: string | undefined, value: string): boolean => parts(joined).includes(value);

/** Any change but turning the page leads to the first page again. */
export const narrowed = (address: ListAddress, change: Partial<ListAddress>): ListAddress => {
  const { page: _page, ...rest } = { ...address, ...change };
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as ListAddress;
};
