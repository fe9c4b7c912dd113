import { AppError } from '@mall/contracts/errors';
import { highestNumber } from '@mall/contracts/numbers';
import { type Filter, pageSizes } from '@mall/contracts/office/list';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** The values that a row is ordered by; the last one is unique. */
export type Key = readonly (string | number)[];

/** A page's rows and where the next page begins; `rows` has one more than the page shows if there is one. */
export function pageOf<Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => Key) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? writeCursor(keyOf(last)) : undefined;
  return { rows: shown, ...(next !== undefined && { next }) };
}

export const sizeOf = ({ size }: { readonly size?: number | undefined }): number => size ?? pageSizes.usual;

const writeCursor = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key that a cursor contains; 4000 for a cursor that this list has not written. */
export function readCursor(cursor: string | undefined, length: number): Key | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey = Array.isArray(key) && key.length === length;
    if (isKey && key.every((part) => typeof part === 'string' || typeof part === 'number')) return key as Key;
  } catch {
    // Falls through to the refusal.
  }
  throw new AppError('4000');
}

/** The same for a list whose keys are whole numbers; 4000 also for a number that the database would not accept. */
export function readNumberCursor(cursor: string | undefined, length: number): readonly number[] | undefined {
  const key = readCursor(cursor, length)?.map(Number);
  if (key?.every((part) => Number.isInteger(part) && Math.abs(part) <= highestNumber) === false)
    throw new AppError('4000');
  return key;
}

/** Rows after the last key of the previous page, in the same direction for every column. */
export function behind(
  columns: readonly RawBuilder<unknown>[],
  key: Key | undefined,
  direction: 'asc' | 'desc',
): Expression<SqlBool> {
  if (!key) return sql<SqlBool>`true`;
  const sign = direction === 'desc' ? sql`<` : sql`>`;
  return sql<SqlBool>`(${sql.join(columns)}) ${sign} (${sql.join(key)})`;
}

/** The columns of an `order by`, all in the same direction. */
export const inOrder = (columns: readonly RawBuilder<unknown>[], direction: 'asc' | 'desc') =>
  sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`));

/** Rows that meet every condition. */
export const allOf = (conditions: readonly Expression<unknown>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

type Column = Expression<unknown>;

/** The condition of a filter. Only leakproof comparisons are used, because row-level security keeps others from using an index. */
export function matches(
  column: Column,
  filter: Filter | undefined,
  type: 'text' | 'int' | 'bigint',
): Expression<SqlBool> {
  if (!filter) return sql<SqlBool>`true`;
  const cast = sql.raw(type);
  const value = (at: number) => sql`${filter.values[at]}::${cast}`;
  switch (filter.operator) {
    case 'is':
      return sql<SqlBool>`${column} = any (${filter.values}::${cast}[])`;
    case 'not':
      return sql<SqlBool>`not (${column} = any (${filter.values}::${cast}[]))`;
    case 'from':
      return sql<SqlBool>`${column} >= ${value(0)}`;
    case 'to':
      return sql<SqlBool>`${column} <= ${value(0)}`;
    case 'between':
      return sql<SqlBool>`${column} between ${value(0)} and ${value(1)}`;
    case 'prefix':
      return beginsWith(column, filter.values[0] ?? '');
    case 'empty':
      return type === 'text' ? sql<SqlBool>`${column} = ''` : sql<SqlBool>`${column} is null`;
  }
}

/** A condition on an instant by days in Seoul. */
export function onDays(column: Column, filter: Filter | undefined): Expression<SqlBool> {
  if (!filter) return sql<SqlBool>`true`;
  const [first, last = first] = filter.values;
  const start = (day: string | undefined) => sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`;
  const end = (day: string | undefined) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Seoul')`;
  const since = sql<SqlBool>`${column} >= ${start(first)}`;
  const until = sql<SqlBool>`${column} < ${end(last)}`;
  if (filter.operator === 'from') return since;
  if (filter.operator === 'to') return until;
  return sql<SqlBool>`(${since} and ${until})`;
}

/** `late`, `today` (in Seoul) or `later`, by the instant in this column. */
export const dueWhen = (dueAt: Column, now: Date): RawBuilder<string> => sql`case when ${dueAt} <= ${now} then 'late'
  when ${dueAt} < ((${now}::timestamptz at time zone 'Asia/Seoul')::date + 1)::timestamp at time zone 'Asia/Seoul' then 'today'
  else 'later' end`;

/** Text that begins with `start`, as a range of a column in collation "C": the only leakproof form. */
export function beginsWith(column: Column, start: string): Expression<SqlBool> {
  const letters = Array.from(start);
  const last = letters.pop();
  if (last === undefined) return sql<SqlBool>`true`;
  // After the last character there is no other: no name begins with it.
  const beyond = letters.join('') + String.fromCodePoint(Math.min((last.codePointAt(0) ?? 0) + 1, 0x10ffff));
  return sql<SqlBool>`(${column} >= ${start} and ${column} < ${beyond})`;
}

/** A filter of two codes; both together are no condition. */
export function either(filter: Filter | undefined, yes: string, condition: Expression<SqlBool>): Expression<SqlBool> {
  if (filter?.values.length !== 1) return sql<SqlBool>`true`;
  const wantsIt = (filter.values[0] === yes) === (filter.operator === 'is');
  return wantsIt ? condition : sql<SqlBool>`not ${condition}`;
}

/** The limit of a list's count; beyond it the office says "10,000+". */
export const countedTo = 10_000;
/** A list's count, from a query that counts at most one row beyond the limit. */
export const countOf = (found: number) => ({ value: Math.min(found, countedTo), isMore: found > countedTo });
