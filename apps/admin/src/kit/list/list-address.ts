import type { SearchParams } from '../../lib/search.ts';
import { type Filters, filtersOf, isSameFilters, type Queried, readFilters, takes, writeFilters } from './filter.ts';
import type { View } from './list-types.ts';

/** Everything that a list shows, as its address stores it. */
export type ListAddress = {
  /** The current tab; the filters may have changed since. */
  readonly view: View | undefined;
  readonly filters: Filters;
  readonly search: string;
  readonly sort: string | undefined;
  readonly cursor: string | undefined;
  readonly columns: readonly string[] | undefined;
  /** The key of the row whose drawer is open. */
  readonly open: string | undefined;
  /** A list that can be a board is one, unless this says otherwise. */
  readonly as: 'table' | undefined;
};

export type ListPlan = {
  readonly endpoint: Queried;
  readonly views: readonly View[];
  /** The initial tab; by default the first. */
  readonly start?: View | undefined;
  /** The field of the query for the search. */
  readonly searchField: string;
};

/** Means no tab, when no other parameter shows that filters were removed. */
const noView = '-';

/** An address without filters shows those of its tab; one with any filter contains all of them. */
export function readAddress(plan: ListPlan, params: SearchParams): ListAddress {
  const { endpoint, views, start = views[0], searchField } = plan;
  const isExplicit = [...filtersOf(endpoint).keys(), searchField].some((name) => params[name] !== undefined);
  const first = isExplicit ? undefined : start;
  const view = params['view'] === undefined ? first : views.find(({ id }) => id === params['view']);
  const written = isExplicit ? params : (view?.filters ?? {});
  const sort = params['sort'] ?? view?.sort;
  return {
    view,
    filters: readFilters(endpoint, written),
    search: (isExplicit ? params[searchField] : view?.search) ?? '',
    sort: sort !== undefined && takes(endpoint, 'sort', sort) ? sort : undefined,
    cursor: params['cursor'],
    columns: params['columns']?.split(',') ?? view?.columns,
    open: params['open'],
    as: params['as'] === 'table' ? 'table' : undefined,
  };
}

/** The shortest equivalent address; an unchanged tab needs only its name, and the initial one not even that. */
export function writeAddress(plan: ListPlan, address: ListAddress): SearchParams {
  const { views, start = views[0], searchField } = plan;
  const { view, filters, search, sort, cursor, columns, open, as } = address;
  const isView = view !== undefined && isAsSaved(plan, address);
  const isNothing = Object.keys(filters).length === 0 && search === '';
  const viewId = view === undefined || (isNothing && !isView) ? noView : view.id;
  const isFirst = isView && view === start;
  const pairs = {
    ...(!isFirst && (view !== undefined || isNothing) && { view: viewId }),
    ...(!isView && writeFilters(filters)),
    ...(!isView && search !== '' && { [searchField]: search }),
    ...(sort !== undefined && sort !== view?.sort && { sort }),
    ...(columns !== undefined && columns.join() !== view?.columns?.join() && { columns: columns.join(',') }),
    ...(cursor !== undefined && { cursor }),
    ...(open !== undefined && { open }),
    ...(as !== undefined && { as }),
  };
  return views.length === 0 && pairs['view'] === noView ? withoutView(pairs) : pairs;
}

const withoutView = ({ view: _, ...rest }: SearchParams): SearchParams => rest;

/** Whether filters and search are those of the current tab. */
export const isAsSaved = ({ endpoint }: ListPlan, { view, filters, search }: ListAddress): boolean =>
  isSameFilters(filters, readFilters(endpoint, view?.filters ?? {})) && search === (view?.search ?? '');
