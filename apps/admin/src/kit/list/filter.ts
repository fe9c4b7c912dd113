import type { Filter, FilterParts, FilterShape } from '@mall/contracts/office/list';
import type { AnyShape } from '@mall/contracts/wire';
import type { Callable } from '../../lib/call.ts';
import type { SearchParams } from '../../lib/search.ts';

export type Filters = Readonly<Record<string, Filter>>;

/** The part of a list's call that is used here. */
export type Queried = Pick<Callable, 'query'>;

const isFilter = (shape: AnyShape): shape is FilterShape => 'filter' in shape;
const shapesOf = ({ query }: Queried) =>
  query?.fields?.flatMap(({ name, shape }) => (isFilter(shape) ? [[name, shape] as const] : [])) ?? [];

/** A list's filters by name, from its contract. */
export const filtersOf = (endpoint: Queried): ReadonlyMap<string, FilterParts> =>
  new Map(shapesOf(endpoint).map(([name, { filter }]) => [name, filter]));

/** Whether the list's contract accepts this value for this field of its query. */
export function takes({ query }: Queried, name: string, value: string): boolean {
  const field = query?.fields?.find((one) => one.name === name);
  return field?.shape.schema.safeParse(value).success ?? false;
}

/** Filters in the format of an address, which is that of the contract. */
export const writeFilters = (filters: Filters): SearchParams =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { operator, values }]) => [name, `${operator}:${values.join(',')}`]),
  );

/** The filters in an address. Invalid ones are left out: an old link still opens its list. */
export function readFilters(endpoint: Queried, written: Readonly<Record<string, string>>): Filters {
  const known = shapesOf(endpoint).flatMap(([name, shape]) => {
    const text = written[name];
    const filter = text !== undefined && takes(endpoint, name, text) ? shape.decode(text) : undefined;
    return filter ? [[name, filter] as const] : [];
  });
  return Object.fromEntries(known);
}

export const isSameFilters = (some: Filters, others: Filters): boolean => {
  const texts = (filters: Filters) => Object.entries(writeFilters(filters)).map((pair) => pair.join('='));
  return texts(some).sort().join('&') === texts(others).sort().join('&');
};
