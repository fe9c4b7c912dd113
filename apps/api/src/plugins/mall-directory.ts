import type { Database } from '@mall/db/connection';
import { isKnown } from '@mall/domain/mall-states';
import { listMalls, type Mall } from './mall.repository.ts';

type Malls = ReadonlyMap<string, Mall>;
export type MallDirectory = {
  /** All malls by URL, for the office and jobs; immediate while the list is fresh. */
  readonly all: () => Malls | Promise<Malls>;
  /** The malls that strangers may know of. */
  readonly known: () => Malls | Promise<Malls>;
  /** The next look-up reads the database again. */
  readonly forget: () => void;
};

const freshForMilliseconds = 60_000;
// With the database unreachable, known malls stay known, and the next attempt waits this long.
const retryAfterMilliseconds = 2_000;

/** All malls in memory: an invented host name never reaches the database. */
export function createMallDirectory(database: Database, clock: () => Date): MallDirectory {
  let malls = new Map<string, Mall>();
  let knownMalls = new Map<string, Mall>();
  let freshUntil = 0;
  let reading: Promise<void> | undefined;
  let changes = 0;

  const read = async () => {
    const changesBefore = changes;
    try {
      malls = new Map((await listMalls(database)).map((mall) => [mall.mallUrl, mall]));
      knownMalls = new Map([...malls].filter(([, { state }]) => isKnown(state)));
      // A change during the read may have been missed.
      freshUntil = changes === changesBefore ? clock().getTime() + freshForMilliseconds : 0;
    } catch (error) {
      if (malls.size === 0) throw error;
      freshUntil = clock().getTime() + retryAfterMilliseconds;
    } finally {
      reading = undefined;
    }
  };

  const whenFresh = (current: () => Malls) => () => {
    if (clock().getTime() < freshUntil) return current();
    reading ??= read();
    return reading.then(current);
  };
  return {
    all: whenFresh(() => malls),
    known: whenFresh(() => knownMalls),
    forget: () => {
      changes += 1;
      freshUntil = 0;
    },
  };
}

/** A mall by its number, which staff, jobs and commands use. */
export async function mallOfNumber({ all }: Pick<MallDirectory, 'all'>, mallId: number): Promise<Mall | undefined> {
  return (await all()).values().find((mall) => mall.mallId === mallId);
}
