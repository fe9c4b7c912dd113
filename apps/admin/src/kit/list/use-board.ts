import type { Filter } from '@mall/contracts/office/list';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type Callable, callParts } from '../../lib/call.ts';
import type { Filters } from './filter.ts';
import type { ListAddress } from './list-address.ts';
import type { ListPage, ListProps, RowOf } from './list-types.ts';
import { useQueryOf } from './use-list-page.ts';

const cardsOfStage = 20;

/** The columns of a list's board, each fetched separately, so that a full one does not hide the next. */
export function useBoard<E extends Callable>(
  { endpoint, board, keyOf }: ListProps<E>,
  searchField: string,
  { filters, search, as }: ListAddress,
) {
  const queryOf = useQueryOf(endpoint, searchField);
  const plans = (board?.stages ?? []).map((stage) => ({
    stage,
    asked: narrowed(filters, board?.by ?? '', stage.values),
  }));
  // A query that excludes every stage is shown as a table.
  const isShown = board !== undefined && as === undefined && plans.some(({ asked }) => asked !== undefined);
  const reads = useQueries({
    queries: plans.map(({ asked }) => {
      const parts = { query: { ...queryOf({ filters: asked ?? {}, search, sort: board?.sort }), size: cardsOfStage } };
      return {
        queryKey: [endpoint.path, parts],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await callParts(endpoint, parts, { signal })) as ListPage<RowOf<E>>,
        placeholderData: keepPreviousData,
        enabled: isShown && asked !== undefined,
      };
    }),
  });
  const columns = plans.map(({ stage, asked }, place) => {
    const page = asked && reads[place]?.data;
    return { stage, asked, page, cards: (page?.rows ?? []).map((row) => ({ key: keyOf(row), row })) };
  });
  return {
    isShown,
    columns,
    error: reads.find(({ error }) => error)?.error,
    isReady: plans.every(({ asked }, place) => asked === undefined || reads[place]?.data !== undefined),
    dataUpdatedAt: Math.max(0, ...reads.map((read) => read.dataUpdatedAt)),
    isFetching: reads.some((read) => read.isFetching),
    refetch: () => Promise.all(reads.map((read) => (read.isEnabled ? read.refetch() : undefined))),
  };
}

/** The filters of a column: the query limited to one stage; undefined when that is empty. */
export function narrowed(filters: Filters, by: string, values: readonly string[]): Filters | undefined {
  const own: Filter | undefined = filters[by];
  const left = own ? values.filter((value) => own.values.includes(value) === (own.operator === 'is')) : values;
  return left.length === 0 ? undefined : { ...filters, [by]: { operator: 'is', values: left } };
}
