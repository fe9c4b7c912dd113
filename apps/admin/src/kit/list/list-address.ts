import type { SearchParams } from '../../lib/search.ts';
import { type Filters, filtersOf, isSameFilters, type Queried, readFilters, takes, writeFilters } from './filter.ts';
import type { View } from './list-types.ts';

/** All that a list shows, as its address says it. */
export type ListAddress = {
  /** The tab that is lit; the filters may have left it since. */
  readonly view: View | undefined;
  readonly filters: Filters;
  readonly search: string;
  readonly sort: string | undefined;
  readonly cursor: string | undefined;
  readonly columns: readonly string[] | undefined;
  /** The key of the row whose drawer is open. */
  readonly open: string | undefined;
  /** Where a list may be a board, it is one unless this says otherwise. */
  readonly as: 'table' | undefined;
};

export type ListPlan = {
  readonly endpoint: Queried;
  readonly views: readonly View[];
  /** Where the list begins; its first tab unless said. */
  readonly start?: View | undefined;
  /** The field of the query that takes what is searched. */
  readonly searchField: string;
};

/** Stands for no tab, where there is no other sign that filters have been taken away. */
const noView = '-';

/** What an address without a filter shows is what its tab says; an address that names one filter names all. */
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

/** The shortest address of the same; a tab as it is needs nothing but its name, and where a list begins not even that. */
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

/** Are filters and search those of the tab that is lit? */
export const isAsSaved = ({ endpoint }: ListPlan, { view, filters, search }: ListAddress): boolean =>
  isSameFilters(filters, readFilters(endpoint, view?.filters ?? {})) && search === (view?.search ?? '');
