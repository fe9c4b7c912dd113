import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import type { SearchParams } from '../../lib/search.ts';
import type { Keyed } from './data-table.tsx';
import { filtersOf, readFilters, takes } from './filter.ts';
import type { ListAddress } from './list-address.ts';
import type { Chosen, ListProps, PageOf, RowOf, View } from './list-types.ts';
import { chooseAll, extend, isChosen, nothingChosen, toggle, togglePage } from './selection.ts';
import type { Arrangement } from './use-arrangement.ts';
import { useBoard } from './use-board.ts';
import { useColumns } from './use-columns.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useListAddress } from './use-list-address.ts';
import { useListPage, useViewCounts } from './use-list-page.ts';
import { arranged } from './view-order.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the previous pages, for going back; the first page has none. */
    trail?: readonly string[] | undefined;
  }
}

const noViews: readonly View[] = [];

/** The whole state and behaviour of a list; its parts only render it. */
export function useList<const E extends Callable>(props: ListProps<E>, arrangement: Arrangement) {
  const { endpoint, keyOf, search } = props;
  const { setting } = arrangement;
  const searchField = search?.field ?? 'q';
  const views = useMemo(
    () => arranged<View>([...(props.views ?? noViews), ...arrangement.views], setting.tabs),
    [props.views, arrangement.views, setting.tabs],
  );
  // Reordering the tabs does not change the initial one.
  const start = views.find(({ id }) => id === (setting.start ?? props.views?.[0]?.id)) ?? views[0];
  const { address, change } = useListAddress({ endpoint, views, start, searchField });
  const board = useBoard(props, searchField, address);
  const { page, query } = useListPage<PageOf<E>>(endpoint, searchField, { ...address, isShown: !board.isShown });
  const isRead = board.isShown ? board.isReady : page.isSuccess;
  const counts = useViewCounts(endpoint, searchField, views, isRead);
  const columns = useColumns<RowOf<E>>(arrangement, props.columns, address.columns);
  const pageRows = useMemo(
    () =>
      (page.data?.rows ?? []).map((row): Keyed<RowOf<E>> => ({ key: keyOf(row as RowOf<E>), row: row as RowOf<E> })),
    [page.data, keyOf],
  );
  const rows = board.isShown ? board.columns.flatMap(({ cards }) => cards) : pageRows;
  const current = useCurrentRow(useMemo(() => rows.map(({ key }) => key), [rows]));
  const choosing = useChoosing(rows, JSON.stringify([address.filters, address.search]));
  return {
    ...{ endpoint, arrangement, views, start, address, change, board },
    ...{ page, query, counts, columns, rows, current, choosing },
    names: useMemo(() => namedFilters(endpoint, props.filters ?? {}), [endpoint, props.filters]),
    choose: (view: View) =>
      change({
        ...{ view, filters: readFilters(endpoint, view.filters ?? {}), search: view.search ?? '' },
        ...{ sort: view.sort, columns: view.columns, cursor: undefined, open: undefined },
      }),
    canSort: (sort: string) => takes(endpoint, 'sort', sort),
    chosen: (): Chosen<RowOf<E>> =>
      choosing.selection.isAll && page.data
        ? { kind: 'all', query, count: page.data.count }
        : { kind: 'rows', rows: [...choosing.selection.rows.values()] },
    paging: usePaging(address, page.data?.next),
  };
}
export type List<E extends Callable> = ReturnType<typeof useList<E>>;

function namedFilters(endpoint: Callable, words: NonNullable<ListProps<Callable>['filters']>) {
  const parts = filtersOf(endpoint);
  return Object.entries(words).flatMap(([name, one]) => {
    const found = parts.get(name);
    return found ? [{ name, parts: found, words: one }] : [];
  });
}

/** The selection survives paging, but not a changed query. */
function useChoosing<Row>(rows: readonly Keyed<Row>[], question: string) {
  const [selection, setSelection] = useState(nothingChosen<Row>);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another choice
  useEffect(() => setSelection(nothingChosen<Row>()), [question]);
  return {
    selection,
    isAny: selection.isAll || selection.rows.size > 0,
    isChosen: (key: string) => isChosen(selection, key),
    onToggle: (keyed: Keyed<Row>, isRange: boolean) =>
      setSelection(isRange ? extend(selection, rows, keyed.key) : toggle(selection, keyed)),
    onTogglePage: () => setSelection(togglePage(selection, rows)),
    all: () => setSelection(chooseAll(rows)),
    only: (keyed: readonly Keyed<Row>[]) =>
      setSelection({ ...nothingChosen<Row>(), rows: new Map(keyed.map(({ key, row }) => [key, row])) }),
    clear: () => setSelection(nothingChosen<Row>()),
  };
}

/** Pages follow one another by cursors; the history stores those for going back. */
function usePaging({ cursor }: ListAddress, next: string | undefined) {
  const navigate = useNavigate();
  const trail = useLocation({ select: ({ state }) => state.trail }) ?? [];
  const go = (to: string | undefined, way: readonly string[]) =>
    navigate({
      to: '.',
      search: ({ cursor: _, open: __, ...rest }: SearchParams) => ({
        ...rest,
        ...(to !== undefined && { cursor: to }),
      }),
      state: { trail: way },
    });
  const isKnown = cursor === undefined || trail.at(-1) === cursor;
  return {
    /** How many pages precede this one; undefined when a link has opened a page in the middle. */
    pagesBefore: isKnown ? trail.length : undefined,
    onNext: next === undefined ? undefined : () => go(next, [...(isKnown ? trail : []), next]),
    onPrevious: cursor === undefined ? undefined : () => go(isKnown ? trail.at(-2) : undefined, trail.slice(0, -1)),
  };
}
