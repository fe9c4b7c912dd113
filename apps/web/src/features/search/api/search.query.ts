import { listSmartKeywords } from '@mall/contracts/layout';
import {
  type Finds,
  listFinds,
  listPopularKeywords,
  listSuggestions,
  type ProductSearch,
  searchProducts,
} from '@mall/contracts/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productRowsOf } from '../../../entities/product/product-rows.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Everything found for the keywords; what was shown stays while the same keywords are narrowed or paged through. */
export const searchQuery = (search: ProductSearch) =>
  queryOptions({
    queryKey: ['products', 'search', search],
    queryFn: ({ signal }) => call(searchProducts, { body: search }, { signal }),
    placeholderData: (data, before) =>
      isSameSearch(before?.queryKey.at(-1) as ProductSearch | undefined, search) ? data : undefined,
    enabled: search.keywords.length > 0,
    staleTime: 60_000,
  });

const isSameSearch = (before: ProductSearch | undefined, { keywords }: ProductSearch): boolean =>
  before?.keywords.join() === keywords.join();

/** What a typed beginning may become. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text],
    queryFn: ({ signal }) => call(listSuggestions, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: text !== '',
  });

const toRows = ({ wirelessProducts: phones, goods, subscriptions }: Finds) =>
  productRowsOf({ phones, goods, subscriptions });

/** The best products for what is being typed. */
export const findsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'finds', text],
    queryFn: ({ signal }) => call(listFinds, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: text !== '',
    select: toRows,
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
