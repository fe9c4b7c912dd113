import { searchProductsLimits } from '@mall/contracts/limits/search';
import { maximumKeywords } from '@mall/contracts/numbers';
import type { ProductSearch } from '@mall/contracts/search';
import type { ScreenSearch, ScreenTarget } from '@mall/domain/screens/screen-path';
import type { SearchSort, SearchTab } from '@mall/domain/screens/search-parameters';
import { splitList, withoutNothing } from '../../../lib/routing/search-params.ts';

/** The result page's address: everything it shows can be linked to, reloaded, and reached by going back. */
export type SearchAddress = ScreenSearch<'search'>;

export const searchSortLabels: Record<SearchSort, string> = {
  accuracy: '정확도순',
  popular: '많이 담은 순',
  priceAscending: '낮은 가격순',
  priceDescending: '높은 가격순',
  discount: '할인율순',
  newest: '신상품순',
  rating: '평점 높은 순',
  reviews: '후기 많은 순',
};

export const searchTabLabels: Record<SearchTab, string> = {
  all: '전체',
  goods: '일반상품',
  wireless: '휴대폰',
  subscription: '구독·렌탈',
  exhibition: '기획전',
};

export const longestKeyword = searchProductsLimits.keywords.each.maxLength;

/** Keywords are in one parameter, separated by commas, which no keyword contains. */
const joinKeywords = (keywords: readonly string[]): string =>
  keywords.map((keyword) => keyword.replaceAll(',', ' ')).join(',');

export const keywordsOf = ({ q }: Pick<SearchAddress, 'q'>): string[] => {
  const words = splitList(q).map((keyword) => keyword.trim().slice(0, longestKeyword));
  return [...new Set(words.filter((keyword) => keyword !== ''))].slice(0, maximumKeywords);
};

/** The result page of the given keywords, inside the mall. */
export const searchTargetFor = (keywords: readonly string[]): ScreenTarget<'search'> =>
  searchTarget({ q: joinKeywords(keywords) });

/** The result page of the address; the first tab needs no name. */
export const searchTarget = (address: SearchAddress): ScreenTarget<'search'> => ({
  screen: 'search',
  search: { ...address, tab: address.tab === 'all' ? undefined : address.tab },
});

/** The search of an address. Defaults are not sent: the log counts a search without them as a new one. */
export function searchOf(address: SearchAddress): ProductSearch {
  return {
    keywords: keywordsOf(address),
    ...(address.sort && { sort: address.sort }),
    ...(address.page && { page: address.page }),
    ...(address.brand && { brandIds: splitList(address.brand) }),
    ...(address.ctgNo && { categoryNo: address.ctgNo }),
    ...(address.min !== undefined && { minimumPrice: address.min }),
    ...(address.max !== undefined && { maximumPrice: address.max }),
    ...(address.soldOut && { includesSoldOut: false }),
  };
}

/** Filters and sort orders apply to goods; any change of them leads to the first page of goods. */
export const narrowed = (address: SearchAddress, change: SearchAddress): SearchAddress =>
  withoutNothing<SearchAddress>({ ...address, ...change, tab: 'goods', page: undefined });

/** The address without its filters. */
export const widened = ({ q, tab, sort }: SearchAddress): SearchAddress =>
  withoutNothing<SearchAddress>({ q, tab, sort });

/** A category's number has two digits for each level; undefined is the whole mall. */
export const categoryAbove = (categoryNo: string): string | undefined => categoryNo.slice(0, -2) || undefined;
