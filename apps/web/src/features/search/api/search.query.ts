import { listSmartKeywords } from '@mall/contracts/layout';
import { listPopularKeywords, listSuggestions, type ProductSearch, searchProducts } from '@mall/contracts/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Everything found for the keywords. */
export const searchQuery = (search: ProductSearch) =>
  queryOptions({
    queryKey: ['products', 'search', search],
    queryFn: ({ signal }) => call(searchProducts, { body: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a typed beginning may become. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text],
    queryFn: ({ signal }) => call(listSuggestions, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: text !== '',
  });

/** The operator's terms, then the most searched of seven days. */
export const popularKeywordsQuery = () =>
  queryOptions({
    queryKey: ['search', 'popular'],
    queryFn: ({ signal }) => call(listPopularKeywords, {}, { signal }),
    staleTime: 60_000,
  });

/** The operator's keywords under the search box. */
export const smartKeywordsQuery = () =>
  queryOptions({
    queryKey: ['search', 'smart'],
    queryFn: ({ signal }) => call(listSmartKeywords, {}, { signal }),
    staleTime: 60_000,
  });
