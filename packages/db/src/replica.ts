import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from '@mall/postgres/client';
import { connectReplica, cutOff, type Database, type OnStatement } from './connection.ts';
import { longestLagMilliseconds, ReplicaProgress } from './replica-progress.ts';
import { requireUsableLogin } from './usable-login.ts';

export type Replica = {
  /** Its pool; a new one after the replica was lost. */
  readonly database: Database;
  /** Whether it may be read from now. */
  readonly isFresh: () => boolean;
  /** Whether it is proved to hold everything committed before a moment of `performance.now()`. */
  readonly holds: (moment: number) => boolean;
  /** From now on it is read from again only once it holds everything committed until now. */
  readonly expectNews: () => void;
  /** Infinite while its lag is unknown. */
  readonly lagSeconds: () => number;
  readonly close: () => Promise<void>;
};

type ReplicaOptions = {
  readonly url: string;
  readonly primaryUrl: string;
  readonly maxConnections: number;
  /** Called when reads start to go there and when they stop, with the reason. */
  readonly onChange: (change: { readonly isUsed: boolean; readonly reason: string }) => void;
  readonly onStatement?: OnStatement | undefined;
};

const beatMilliseconds = 500;
const hurriedMilliseconds = 50;
/** Longer than a responsive server ever takes. */
const beatTimeoutMilliseconds = 2_000;

/**
 * Follows a streaming replica, so that it can be read from while it lags by at most two seconds. Throws a SettingError when its login must
 * not be used; waits for a replica that is down.
 */
export async function openReplica({
  url,
  primaryUrl,
  maxConnections,
  onChange,
  onStatement,
}: ReplicaOptions): Promise<Replica> {
  const progress = new ReplicaProgress();
  const openPool = () => connectReplica({ url, maxConnections, onStatement });
  let pool = openPool();
  await requireUsableLogin(pool, 'DATABASE_REPLICA_URL');
  let links = openLinks(primaryUrl, url);
  let isUsed = false;
  let isClosed = false;
  let wake = () => {};

  const note = (isUsedNow: boolean, reason: string) => {
    if (isUsedNow !== isUsed) onChange({ isUsed: isUsedNow, reason });
    isUsed = isUsedNow;
  };
  // Everything that waits for the lost pool fails at once and is repeated at the primary.
  const lose = (error: unknown) => {
    progress.lose();
    if (isUsed) {
      cutOff(pool);
      pool = openPool();
    }
    void links.close();
    links = openLinks(primaryUrl, url);
    note(false, error instanceof Error ? error.message : String(error));
  };
  const beat = async () => {
    try {
      await within(beatTimeoutMilliseconds, links.beat(progress));
      const isNear = progress.lagAt(performance.now()) <= longestLagMilliseconds;
      note(isNear, isNear ? 'it holds what the primary does' : 'it is more than two seconds behind');
    } catch (error) {
      if (!isClosed) lose(error);
    }
  };
  const pause = () =>
    isUsed && progress.isNewsMissing
      ? delay(hurriedMilliseconds, undefined, { ref: false })
      : new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, beatMilliseconds).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
  const follow = async () => {
    while (!isClosed) {
      await beat();
      if (!isClosed) await pause();
    }
  };
  const following = follow();

  return {
    get database() {
      return pool;
    },
    isFresh: () => progress.isFreshAt(performance.now()),
    holds: (moment) => progress.holds(moment),
    expectNews: () => {
      progress.expectNews(performance.now());
      wake();
    },
    lagSeconds: () => progress.lagAt(performance.now()) / 1000,
    close: async () => {
      isClosed = true;
      wake();
      await links.close();
      await following;
      await pool.destroy();
    },
  };
}

type Position = { readonly position: number; readonly cluster: string };

/** A separate connection to each: an exhausted pool must not look like a lagging replica. */
function openLinks(primaryUrl: string, url: string) {
  const options = {
    ...{ max: 1, connect_timeout: beatTimeoutMilliseconds / 1000, backoff: () => 0 },
    connection: { application_name: 'mall-replica' },
  };
  const [primary, replica] = [openClient(primaryUrl, options), openClient(url, options)];
  return {
    beat: async (progress: ReplicaProgress) => {
      const at = performance.now();
      const [there] = await primary<Position[]>`
        select (pg_current_wal_lsn() - '0/0')::float8 as position, system_identifier::text as cluster from pg_control_system()`;
      const [here] = await replica<(Position & { isFollowing: boolean })[]>`
        select pg_is_in_recovery() as "isFollowing", coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::float8 as position,
          system_identifier::text as cluster
        from pg_control_system()`;
      if (!there || !here) throw new Error('it did not say how far it is');
      if (!here.isFollowing) throw new Error('DATABASE_REPLICA_URL leads to a server that follows no other');
      const isSameLine = here.cluster === there.cluster && progress.primaryIsAt(at, there.position);
      if (!isSameLine) throw new Error('DATABASE_REPLICA_URL leads to a replica of another server');
      progress.replicaIsAt(here.position);
    },
    close: () => Promise.allSettled([primary.end({ timeout: 0 }), replica.end({ timeout: 0 })]),
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const tooLate = delay(milliseconds, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`it does not respond within ${milliseconds / 1000} s`);
  });
  tooLate.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => waiting.abort());
}
