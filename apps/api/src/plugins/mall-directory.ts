import type { Database } from '@mall/db/connection';
import { listMalls, type Mall } from './mall.repository.ts';

export type MallDirectory = {
  /** Answers at once while the list is fresh. */
  readonly find: (mallUrl: string) => Mall | undefined | Promise<Mall | undefined>;
  /** The next look-up reads the database again. */
  readonly forget: () => void;
};

const freshForMilliseconds = 60_000;
// With the database away, known malls stay known and the next attempt waits this long.
const retryAfterMilliseconds = 2_000;

/** All malls in memory: an invented host name never reaches the database. */
export function createMallDirectory(database: Database, clock: () => Date): MallDirectory {
  let malls = new Map<string, Mall>();
  let freshUntil = 0;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      malls = new Map((await listMalls(database)).map((mall) => [mall.mallUrl, mall]));
      freshUntil = clock().getTime() + freshForMilliseconds;
    } catch (error) {
      if (malls.size === 0) throw error;
      freshUntil = clock().getTime() + retryAfterMilliseconds;
    } finally {
      reading = undefined;
    }
  };

  return {
    find: (mallUrl) => {
      if (clock().getTime() < freshUntil) return malls.get(mallUrl);
      reading ??= read();
      return reading.then(() => malls.get(mallUrl));
    },
    forget: () => {
      freshUntil = 0;
    },
  };
}
