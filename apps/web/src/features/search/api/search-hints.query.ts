import { type Finds, listFinds, listPopularKeywords, listSuggestions } from '@mall/contracts/search-hints';
import { listSmartKeywords } from '@mall/contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productRowsOf } from '../../../entities/product/product-rows.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Completions of the typed text. */
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

/** The best products for the typed text. */
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
