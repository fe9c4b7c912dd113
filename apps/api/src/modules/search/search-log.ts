import type { Database } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { insertSearchLog, type Searched } from './search.repository.ts';

export type SearchLog = {
  readonly note: (mallId: number, searched: readonly Searched[]) => void;
  /** Writes what has been noted since the last time; what the database does not take is lost, and `onFailure` hears of it, once for a mall. */
  readonly write: (onFailure: (error: unknown) => void) => Promise<void>;
};

/** What is searched, written for many searches at once: a crash may lose the log's last second. */
export function createSearchLog(database: Database): SearchLog {
  const noted = new Map<number, Searched[]>();
  let underWay = Promise.resolve();
  const writeNoted = async (onFailure: (error: unknown) => void) => {
    const malls = [...noted];
    noted.clear();
    for (const [mallId, searched] of malls) {
      await inMall(database, { mallId }, (transaction) => insertSearchLog(transaction, searched)).catch(onFailure);
    }
  };
  return {
    note: (mallId, searched) => void noted.set(mallId, [...(noted.get(mallId) ?? []), ...searched]),
    write: (onFailure) => {
      underWay = underWay.then(() => writeNoted(onFailure));
      return underWay;
    },
  };
}
