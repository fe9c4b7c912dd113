import type { ProductSearch } from '@mall/contracts/search';
import { maximumChips } from '@mall/domain/chips';

const sorts = ['accuracy', 'popular', 'priceAscending', 'priceDescending', 'discount', 'newest'] as const;
export type SearchSort = (typeof sorts)[number];
export const searchSortLabels: Record<SearchSort, string> = {
  accuracy: '정확도순',
  popular: '많이 담은 순',
  priceAscending: '낮은 가격순',
  priceDescending: '높은 가격순',
  discount: '할인율순',
  newest: '신상품순',
};
export type SearchTab = 'all' | 'goods' | 'wireless' | 'subscription' | 'exhibition';
const tabs: readonly SearchTab[] = ['all', 'goods', 'wireless', 'subscription', 'exhibition'];

/** The result page's address: everything it shows can be linked to, reloaded and gone back to. */
export type SearchAddress = {
  q?: string;
  tab?: SearchTab;
  sort?: SearchSort;
  page?: number;
  brand?: string;
  ctgNo?: string;
  min?: number;
  max?: number;
  soldOut?: 'Y' | 'N';
};

/** Keywords stand in one parameter, parted by a comma, which no keyword keeps. */
export const keywordsToSearch = (keywords: readonly string[]): string =>
  new URLSearchParams({ q: keywords.map((keyword) => keyword.replaceAll(',', ' ')).join(',') }).toString();

export const keywordsOf = ({ q }: SearchAddress): string[] =>
  (q ?? '')
    .split(',')
    .map((keyword) => keyword.trim().slice(0, 40))
    .filter((keyword) => keyword !== '')
    .slice(0, maximumChips);

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);
const wholeNumber = (value: unknown, maximum: number): number | undefined => {
  const number = Number(value);
  return typeof value === 'string' && /^\d{1,9}$/.test(value) && number <= maximum ? number : undefined;
};

/** What the address bar holds, with whatever makes no sense left out. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const address: Record<string, unknown> = {
    q: typeof raw['q'] === 'string' ? raw['q'] : undefined,
    tab: oneOf(tabs, raw['tab']),
    sort: oneOf(sorts, raw['sort']),
    page: wholeNumber(raw['page'], 250) || undefined,
    brand: typeof raw['brand'] === 'string' && /^[\d,]{1,200}$/.test(raw['brand']) ? raw['brand'] : undefined,
    ctgNo: typeof raw['ctgNo'] === 'string' && /^\d{2,6}$/.test(raw['ctgNo']) ? raw['ctgNo'] : undefined,
    min: wholeNumber(raw['min'], 999_999_999),
    max: wholeNumber(raw['max'], 999_999_999),
    soldOut: oneOf(['Y', 'N'], raw['soldOut']),
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
}

/** The search that an address asks for. */
export function searchOf(address: SearchAddress): ProductSearch {
  return {
    keywords: keywordsOf(address),
    sort: address.sort ?? 'accuracy',
    page: address.page ?? 1,
    ...(address.brand && { brandIds: address.brand.split(',').filter((id) => id !== '') }),
    ...(address.ctgNo && { categoryNo: address.ctgNo }),
    ...(address.min !== undefined && { minimumPrice: address.min }),
    ...(address.max !== undefined && { maximumPrice: address.max }),
    includesSoldOut: address.soldOut !== 'N',
  };
}
