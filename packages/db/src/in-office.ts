import { CompiledQuery, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { DB } from './generated.ts';
import { attachMall, bindToMall, type MallScope, type MallTransaction } from './in-mall.ts';

declare const officeBrand: unique symbol;

/** The malls that a staff member may read; none when the list is empty. */
export type OfficeScope = { readonly kind: 'all' } | { readonly kind: 'malls'; readonly mallIds: readonly number[] };

/** The same, with the staff number of the reader; a command has none. */
export type StaffScope = OfficeScope & { readonly staffNo?: number };

/**
 * A transaction that reads the malls of its scope, which it carries. It cannot be used as a mall transaction: its rows may belong to any
 * mall of the scope. It inserts into the office's own logs only; no table of a mall accepts a row from it.
 */
export type OfficeTransaction = Pick<
  Transaction<DB>,
  'selectFrom' | 'with' | 'insertInto' | 'executeQuery' | 'getExecutor'
> & { readonly scope: OfficeScope; readonly [officeBrand]: true };

const bindToScope = 'select enter_office($1, $2, $3)';

/** Runs `work` in one transaction of the office's pool (`connectOffice`) that reads the malls of this scope and writes in none. */
export function inOffice<Result>(
  database: Database,
  scope: StaffScope,
  work: (transaction: OfficeTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    // As in `inMall`: sent together with the first statement of the work, executed before it, and ends with the transaction.
    const bound = transaction.executeQuery(CompiledQuery.raw(bindToScope, settingsOf(scope)));
    const [result] = await Promise.all([work(attachScope(transaction, scope)), bound]);
    return result;
  });
}

/**
 * The same transaction as a transaction of one mall: a decision about a product that also changes one mall's own rows writes them together,
 * and only there.
 */
export async function enterMall(transaction: OfficeTransaction, mall: MallScope): Promise<MallTransaction> {
  await transaction.executeQuery(CompiledQuery.raw(bindToMall, [mall.mallId]));
  return attachMall(transaction as unknown as Transaction<DB>, mall);
}

function settingsOf(scope: StaffScope): string[] {
  const malls = scope.kind === 'all' ? '' : `{${scope.mallIds.join()}}`;
  return [scope.kind === 'all' ? 'on' : '', malls, String(scope.staffNo ?? '')];
}

const attachScope = (transaction: Transaction<DB>, scope: OfficeScope): OfficeTransaction =>
  Object.assign(transaction, { scope }) as unknown as OfficeTransaction;

/**
 * The condition by which every query across malls restricts itself to its malls. The policy is the second safeguard, but cannot use an
 * index. `column` is the number of the mall, such as `o.mallId`.
 */
export function ofScope(column: string, scope: OfficeScope): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`;
  return sql`${sql.ref(column)} = any(${[...scope.mallIds]}::int[])`;
}
