import { type Database, isConnectionLost, isReplayConflict } from '@mall/db/connection';
import { type MallScope, readInMall, type Work } from '@mall/db/in-mall';
import type { Replica } from '@mall/db/replica';
import type { Metrics, ReadServer } from './metrics/metrics.ts';

export type Reads = <Result>(mall: MallScope, work: Work<Result>, reader?: Reader) => Promise<Result>;

type Reader = {
  /** What it has written may not be at a replica yet. */
  readonly hasJustWritten: boolean;
  /** A replica must hold everything committed before this moment of `performance.now()`. */
  readonly since?: number | undefined;
};

type Servers = { readonly database: Database; readonly replica: Replica | undefined; readonly metrics: Metrics };

/**
 * Runs reads at the replica while it is at most two seconds behind, else at the primary; work that loses the replica is restarted
 * at the primary. Decision record 46.
 */
export const createReads = ({ database, replica, metrics }: Servers): Reads => {
  const count = (server: ReadServer) => metrics.databaseReads.inc({ server });
  return async (mall, work, { hasJustWritten, since = Number.NEGATIVE_INFINITY } = { hasJustWritten: false }) => {
    if (!replica?.isFresh() || !replica.holds(since) || hasJustWritten) {
      count('primary');
      return readInMall(database, mall, work);
    }
    try {
      const result = await readInMall(replica.database, mall, work);
      count('replica');
      return result;
    } catch (error) {
      if (!isConnectionLost(error) && !isReplayConflict(error)) throw error;
      count('fallback');
      return readInMall(database, mall, work);
    }
  };
};
