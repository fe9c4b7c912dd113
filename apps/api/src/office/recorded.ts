import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import type { Transaction } from 'kysely';

/** A transaction that also writes a row of the audit. */
export type RecordedTransaction = Transaction<DB>;
type Work<Result> = (transaction: Transaction<DB>) => Promise<Result>;

/** The database as it is passed to a use case that staff start. */
export type RecordedDatabase = { readonly database: Database; readonly isRecorded: () => boolean };

/**
 * The first transaction that commits also contains what `record` writes, the audit's row: neither exists without the other. It
 * begins with `claim`, which refuses what has been done before. Later transactions, as of a
 * refund in three steps, belong to the same act.
 */
export function recorded(database: Database, record: Work<void>, claim?: Work<void>): RecordedDatabase {
  let isRecorded = false;
  const execute = async <Result>(work: Work<Result>): Promise<Result> => {
    const result = await database.transaction().execute(async (transaction) => {
      if (!isRecorded) await claim?.(transaction);
      const value = await work(transaction);
      if (!isRecorded) await record(transaction);
      return value;
    });
    isRecorded = true;
    return result;
  };
  const proxy = new Proxy(database, {
    get: (target, key) => {
      if (key === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { database: proxy, isRecorded: () => isRecorded };
}
