import { maximumKeywords } from '@mall/contracts/numbers';
import type { SearchResult } from '@mall/contracts/search';
import { type SearchSort, searchTabs } from '@mall/domain/screens/search-parameters';
import { useAlert } from '@mall/ui/alert-provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { searchQuery } from '../api/search.query.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { SearchAddress } from './search-address.ts';
import {
  keywordsOf,
  narrowed,
  searchOf,
  searchTabLabels,
  searchTarget,
  searchTargetFor,
  widened,
} from './search-address.ts';

/** The result page: the result, its filters, and the addresses of its controls. */
export function useSearchResults(address: SearchAddress, categoryName: string | undefined) {
  const keywords = keywordsOf(address);
  usePageTitle(`${keywords.join(' ')} 검색 결과`.trim());
  const search = useQuery(searchQuery(searchOf(address)));
  useErrorAlert(search.error);
  const navigate = useMallNavigate();
  const result = search.data;
  const tab = address.tab ?? 'all';
  const tabs = tabsOf(address, result);
  const chosen = chosenFilters(address, result, categoryName);
  return {
    keywords,
    result,
    error: search.error,
    retry: () => void search.refetch(),
    isStale: search.isPlaceholderData,
    /** Nothing was found even without filters. */
    isNothing: result?.total === 0 && chosen.length === 0,
    tab,
    tabs,
    isTabEmpty: tabs.some(({ value, count }) => value === tab && count === 0),
    related: relatedOf(keywords, result),
    page: address.page ?? 1,
    pageCount: Math.ceil((result?.goodsTotal ?? 0) / (result?.pageSize ?? 1)),
    sort: address.sort ?? 'accuracy',
    chosen: chosen.map(({ label, without }) => ({ label, to: searchTarget(narrowed(address, without)) })),
    toPage: (page: number) => searchTarget({ ...address, page }),
    toSort: (sort: SearchSort) => searchTarget(narrowed(address, { sort })),
    toAll: searchTarget(widened(address)),
    /** Opens the goods found with other filters; the page keeps its position. */
    narrow: (change: SearchAddress) => void navigate(searchTarget(narrowed(address, change)), { resetScroll: false }),
  };
}
export type SearchResults = ReturnType<typeof useSearchResults>;

/** R8.09: a failed search shows one message, the server's or this one. */
function useErrorAlert(error: Error | null) {
  const alert = useAlert();
  useEffect(() => {
    if (error) void alert({ title: '알림', message: errorText(error, '에러가 발생했습니다.') });
  }, [error, alert]);
}

function tabsOf({ q }: SearchAddress, result: SearchResult | undefined) {
  const counts = result && {
    all: result.total,
    goods: result.goodsTotal,
    wireless: result.wirelessProducts.length,
    subscription: result.subscriptions.length,
    exhibition: result.exhibitions.length,
  };
  return searchTabs.map((tab) => ({
    value: tab,
    label: searchTabLabels[tab],
    count: counts?.[tab],
    to: searchTarget({ q, tab }),
  }));
}

/** Another keyword that narrows the search, as long as there is room for it. */
function relatedOf(keywords: readonly string[], result: SearchResult | undefined) {
  if (keywords.length >= maximumKeywords) return [];
  return (result?.relatedKeywords ?? []).map((name) => ({ name, to: searchTargetFor([...keywords, name]) }));
}
