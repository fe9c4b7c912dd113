import { AppError } from '@mall/contracts/errors';
import { highestNumber } from '@mall/contracts/numbers';
import { type Filter, pageSizes } from '@mall/contracts/office/list';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** What a row is ordered by, ending with what is unique. */
export type Key = readonly (string | number)[];

/** A page's rows and where the next one begins; `rows` has one more than the page shows if there is one. */
export function pageOf<Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => Key) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? writeCursor(keyOf(last)) : undefined;
  return { rows: shown, ...(next !== undefined && { next }) };
}

export const sizeOf = ({ size }: { readonly size?: number | undefined }): number => size ?? pageSizes.usual;

const writeCursor = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key that a cursor names; 4000 for one that this list has not written. */
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

/** The same of a list whose keys are whole numbers; 4000 also for one that the database would not take. */
export function readNumberCursor(cursor: string | undefined, length: number): readonly number[] | undefined {
  const key = readCursor(cursor, length)?.map(Number);
  if (key?.every((part) => Number.isInteger(part) && Math.abs(part) <= highestNumber) === false)
    throw new AppError('4000');
  return key;
}

/** Rows behind the key of the page before, in the same direction for every column. */
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

/** The condition of a filter. Only comparisons that a policy lets through (leakproof ones) are used, so that indexes serve. */
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

/** A condition on an instant by days of Seoul. */
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

/** `late`, `today` (Seoul's) or `later`: when something is due that is due by this column. */
export const dueWhen = (dueAt: Column, now: Date): RawBuilder<string> => sql`case when ${dueAt} <= ${now} then 'late'
  when ${dueAt} < ((${now}::timestamptz at time zone 'Asia/Seoul')::date + 1)::timestamp at time zone 'Asia/Seoul' then 'today'
  else 'later' end`;

/** Text that begins so, as a range of a column in collation "C": the only form of it that is leakproof. */
export function beginsWith(column: Column, start: string): Expression<SqlBool> {
  const letters = Array.from(start);
  const last = letters.pop();
  if (last === undefined) return sql<SqlBool>`true`;
  // Behind the very last character there is none: nobody's name begins with it.
  const beyond = letters.join('') + String.fromCodePoint(Math.min((last.codePointAt(0) ?? 0) + 1, 0x10ffff));
  return sql<SqlBool>`(${column} >= ${start} and ${column} < ${beyond})`;
}

/** A set of two codes, of which both together ask for nothing. */
export function either(filter: Filter | undefined, yes: string, condition: Expression<SqlBool>): Expression<SqlBool> {
  if (filter?.values.length !== 1) return sql<SqlBool>`true`;
  const wantsIt = (filter.values[0] === yes) === (filter.operator === 'is');
  return wantsIt ? condition : sql<SqlBool>`not ${condition}`;
}

/** Up to where a list is counted; beyond it says "10,000+". */
export const countedTo = 10_000;
/** The count of a list, of at most one row more than it counts to. */
export const countOf = (found: number) => ({ value: Math.min(found, countedTo), isMore: found > countedTo });
