import { CompiledQuery, type Transaction, type TransactionBuilder } from 'kysely';
import type { Database } from './connection.ts';
import type { DB } from './generated.ts';

declare const mallBrand: unique symbol;

/** Which mall a query may see; the row-level security policies read the same number. */
export type MallScope = { readonly mallId: number };

/**
 * A transaction bound to one mall, whose number it carries. Repositories take this type and no separate mall: a query outside a mall, or
 * one that names another mall, does not compile.
 */
export type MallTransaction = Transaction<DB> & MallScope & { readonly [mallBrand]: true };

/** Sets the variable that the policies read. */
export const bindToMall = 'select enter_mall($1)';

export type Work<Result> = (transaction: MallTransaction) => Promise<Result>;

/** Runs `work` in one transaction that sees the rows of this mall only. */
export function inMall<Result>(database: Database, mall: MallScope, work: Work<Result>): Promise<Result> {
  return run(database.transaction(), mall, work);
}

/** The same for work that only reads, at the primary or at a replica; a write would fail at both. */
export function readInMall<Result>(database: Database, mall: MallScope, work: Work<Result>): Promise<Result> {
  return run(database.transaction().setAccessMode('read only'), mall, work);
}

function run<Result>(opening: TransactionBuilder<DB>, mall: MallScope, work: Work<Result>): Promise<Result> {
  return opening.execute(async (transaction) => {
    // The setting ends with the transaction, so a pooled connection never carries a mall over. It is sent together with the first statement
    // of the work and executed before it; without it a statement would see nothing.
    const bound = transaction.executeQuery(CompiledQuery.raw(bindToMall, [mall.mallId]));
    const [result] = await Promise.all([work(attachMall(transaction, mall)), bound]);
    return result;
  });
}

/** Copies that Kysely makes of it (`withSchema`, `withPlugin`) neither carry the number nor have this type. */
export const attachMall = (transaction: Transaction<DB>, { mallId }: MallScope): MallTransaction =>
  Object.assign(transaction, { mallId }) as MallTransaction;
