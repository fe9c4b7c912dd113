import * as z from 'zod/mini';
import { isCalendarDay } from '../calendar.ts';
import { isOneLine } from '../typed-text.ts';
import {
  type AnyShape,
  amount,
  boolean,
  boundedText,
  entity,
  list,
  oneOf,
  optional,
  queryInteger,
  type Shape,
} from '../wire.ts';

/** The operators of filters: is one of, is none of, from and to (both inclusive), begins with, is empty. */
export type FilterOperator = 'is' | 'not' | 'from' | 'to' | 'between' | 'prefix' | 'empty';
/** One filter of a list; `between` has two values, `empty` has none. */
export type Filter = { readonly operator: FilterOperator; readonly values: readonly string[] };

const operatorsOf = {
  /** One of a few codes. */
  set: ['is', 'not'],
  /** A calendar day in Seoul, YYYY-MM-DD. */
  day: ['is', 'from', 'to', 'between'],
  /** Whole won. */
  won: ['is', 'from', 'to', 'between'],
  /** A whole number, such as a mall's. */
  number: ['is', 'not'],
  /** Text as it was typed. */
  text: ['is', 'prefix', 'empty'],
} as const satisfies Readonly<Record<string, readonly FilterOperator[]>>;
type FilterKind = keyof typeof operatorsOf;

/** The types from which the office's lists build a filter's chip. */
export type FilterParts = {
  readonly kind: FilterKind;
  readonly operators: readonly FilterOperator[];
  /** The codes of a set. */
  readonly choices: readonly string[];
};
export type FilterShape = Shape<Filter | undefined, string | undefined> & {
  readonly isOptional: true;
  readonly filter: FilterParts;
};

const mostValues = 300;
const isValue: Readonly<Record<Exclude<FilterKind, 'set'>, (value: string) => boolean>> = {
  day: isCalendarDay,
  won: (value) => /^\d{1,12}$/.test(value),
  number: (value) => /^\d{1,9}$/.test(value),
  text: (value) => /^.{1,60}$/.test(value),
};

/** A filter in an address, as `operator:value,value`. */
function filterOf(kind: FilterKind, choices: readonly string[], only?: readonly FilterOperator[]): FilterShape {
  const operators = only ?? operatorsOf[kind];
  const fits = kind === 'set' ? (value: string) => choices.includes(value) : isValue[kind];
  const isFilter = (wire: string) => {
    const { operator, values } = read(wire);
    if (!operators.includes(operator) || values.length > mostValues) return false;
    const count = operator === 'empty' ? 0 : operator === 'between' ? 2 : undefined;
    if (count === undefined ? values.length === 0 : values.length !== count) return false;
    return values.every(fits);
  };
  const schema = z.optional(z.string().check(z.maxLength(4000), z.refine(isOneLine), z.refine(isFilter)));
  return {
    schema: schema as unknown as FilterShape['schema'],
    encode: (filter) => filter && `${filter.operator}:${filter.values.join(',')}`,
    decode: (wire) => (wire === undefined ? undefined : read(wire)),
    isOptional: true,
    filter: { kind, operators, choices },
  };
}

function read(wire: string): Filter {
  const at = wire.indexOf(':');
  const rest = wire.slice(at + 1);
  return { operator: wire.slice(0, Math.max(at, 0)) as FilterOperator, values: rest === '' ? [] : rest.split(',') };
}

/** One of a few codes, or several. */
export const filterSet = (choices: readonly string[], operators: readonly FilterOperator[] = operatorsOf.set) =>
  filterOf('set', choices, operators);
/** A calendar day in Seoul. */
export const filterDay = filterOf('day', []);
/** An amount in whole won. */
export const filterWon = filterOf('won', []);
/** A whole number, such as a mall's. */
export const filterNumber = filterOf('number', []);
/** A whole number that can only be compared for equality. */
export const filterEqualNumber = filterOf('number', [], ['is']);
/** The number of its owner, or nobody. */
export const filterOwner = filterOf('number', [], ['is', 'empty']);
/** Text, compared completely or by its beginning. */
export const filterText = (operators: readonly FilterOperator[] = ['is']) => filterOf('text', [], operators);

/** Rows per page in the office. */
export const pageSizes = { usual: 50, most: 100 } as const;

/** The query of a list: filters, an order, and where the page begins. Other parameters, such as `q`, are beside them. */
export const listQuery = <const F extends Readonly<Record<string, AnyShape>>, const S extends string>(
  fields: F,
  sorts: readonly [S, ...S[]],
) =>
  entity({
    ...fields,
    sort: optional(oneOf(sorts)),
    /** The cursor from the previous page. */
    cursor: optional(boundedText(400)),
    size: optional(queryInteger(1, pageSizes.most)),
  });

/** A page of a list, with further data of its call. A count is exact up to 10,000; `isMore` says that there are more. */
export const listPage = <
  Row extends AnyShape,
  const More extends Readonly<Record<string, AnyShape>> = Record<never, never>,
>(
  row: Row,
  more: More = {} as More,
) =>
  entity({
    rows: list(row as unknown as Shape<RowOf<Row>, unknown>, pageSizes.most),
    next: optional(boundedText(400)),
    count: entity({ value: amount, isMore: boolean }),
    ...more,
  });
type RowOf<S> = S extends { decode: (wire: never) => infer Value } ? Value : never;
