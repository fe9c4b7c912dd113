import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type Callable, type CallParts, callParts } from '../../lib/call.ts';
import { useMallScope } from '../../lib/mall-scope.ts';
import { filtersOf, readFilters, takes } from './filter.ts';
import type { ListAddress } from './list-address.ts';
import type { ListPage, ListQuery, View } from './list-types.ts';

const pageSize = 100;
const countFreshFor = 60_000;

type Asked = Pick<ListAddress, 'filters' | 'search' | 'sort'> & { readonly cursor?: string | undefined };

/** The query of a page: its filters, the current mall, its search, its order. */
export function useQueryOf(endpoint: Callable, searchField: string) {
  const mall = useMallScope();
  return ({ filters, search, sort }: Asked): ListQuery => ({
    ...(mall && filtersOf(endpoint).has('mallId') && { mallId: { operator: 'is', values: [String(mall.mallId)] } }),
    ...filters,
    ...(search !== '' && { [searchField]: search }),
    ...(sort !== undefined && { sort }),
  });
}

/** The rows of a list's page. The old ones stay until the new ones have arrived. */
export function useListPage<Page extends ListPage<unknown>>(
  endpoint: Callable,
  searchField: string,
  { isShown, ...asked }: Asked & { readonly isShown: boolean },
) {
  const query = useQueryOf(endpoint, searchField)(asked);
  const size = takes(endpoint, 'size', String(pageSize)) ? { size: pageSize } : {};
  const parts: CallParts = {
    query: { ...query, ...size, ...(asked.cursor !== undefined && { cursor: asked.cursor }) },
  };
  const page = useQuery({
    queryKey: [endpoint.path, parts],
    queryFn: async ({ signal }) => (await callParts(endpoint, parts, { signal })) as Page,
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  return { page, query };
}

/** How many rows each tab finds, fetched after the list itself. */
export function useViewCounts(endpoint: Callable, searchField: string, views: readonly View[], isReady: boolean) {
  const queryOf = useQueryOf(endpoint, searchField);
  return useQueries({
    queries: views.map(({ filters = {}, search = '' }) => {
      const query = queryOf({ filters: readFilters(endpoint, filters), search, sort: undefined });
      const parts: CallParts = { query: { ...query, ...(takes(endpoint, 'size', '1') && { size: 1 }) } };
      return {
        queryKey: [endpoint.path, parts],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await callParts(endpoint, parts, { signal })) as ListPage<unknown>,
        enabled: isReady,
        staleTime: countFreshFor,
      };
    }),
    combine: (results) => results.map(({ data }) => data?.count),
  });
}
