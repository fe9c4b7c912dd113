import type { Database } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { insertSearchLog, type Searched } from './search.repository.ts';

export type SearchLog = {
  readonly note: (mallId: number, searched: readonly Searched[]) => void;
  /**
   * Writes what was noted since the last call. Entries that the database rejects are lost and reported to `onFailure`,
   * once per mall.
   */
  readonly write: (onFailure: (error: unknown) => void) => Promise<void>;
};

/** Collects searches and writes many at once: a crash may lose those of the last second. */
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
