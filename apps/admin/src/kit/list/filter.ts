import type { AnyShape } from '@mall/contracts/wire';
import type { Callable } from '../../lib/call.ts';
import type { SearchParams } from '../../lib/search.ts';

export type FilterOperator = 'is' | 'not' | 'from' | 'to' | 'between' | 'prefix' | 'empty';
export type Filter = { readonly operator: FilterOperator; readonly values: readonly string[] };
export type FilterParts = {
  readonly kind: 'set' | 'day' | 'won' | 'number' | 'text';
  readonly operators: readonly FilterOperator[];
  readonly choices: readonly string[];
};
type FilterShape = AnyShape & { readonly filter: FilterParts };
export type Filters = Readonly<Record<string, Filter>>;

const isFilterShape = (shape: AnyShape): shape is FilterShape => 'filter' in shape;

/** A list's filters by their names, as its contract has them. */
export function filtersOf({ query }: Callable): ReadonlyMap<string, FilterParts> {
  const shapes = query?.fields?.flatMap(({ name, shape }) =>
    isFilterShape(shape) ? [[name, shape.filter] as const] : [],
  );
  return new Map(shapes);
}

/** Does the list's contract take this value in this field of its query? */
export function takes({ query }: Callable, name: string, value: string): boolean {
  const field = query?.fields?.find((one) => one.name === name);
  return field?.shape.schema.safeParse(value).success ?? false;
}

const write = ({ operator, values }: Filter): string => `${operator}:${values.join(',')}`;

function read(text: string): Filter {
  const at = text.indexOf(':');
  const rest = text.slice(at + 1);
  return { operator: text.slice(0, Math.max(at, 0)) as FilterOperator, values: rest === '' ? [] : rest.split(',') };
}

export const writeFilters = (filters: Filters): SearchParams =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, write(filter)]));

/** The filters that an address holds. What the contract would refuse is left out: an old link still opens its list. */
export function readFilters(endpoint: Callable, written: Readonly<Record<string, string>>): Filters {
  const known = [...filtersOf(endpoint).keys()].flatMap((name) => {
    const text = written[name];
    return text !== undefined && takes(endpoint, name, text) ? [[name, read(text)] as const] : [];
  });
  return Object.fromEntries(known);
}

export const isSameFilters = (some: Filters, others: Filters): boolean => {
  const texts = (filters: Filters) => Object.entries(writeFilters(filters)).map((pair) => pair.join('='));
  return texts(some).sort().join('&') === texts(others).sort().join('&');
};
