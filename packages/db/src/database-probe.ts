import { openClient } from '@mall/postgres/client';
import { askInTime, patienceMilliseconds } from './ask-in-time.ts';

export type DatabaseProbe = {
  /** Does the database respond within two seconds? Concurrent callers share one query. */
  readonly isReachable: () => Promise<boolean>;
  /** Seconds since a round of each job last ended, on any instance; nothing when the database does not respond. */
  readonly jobAges: () => Promise<Readonly<Record<string, number>>>;
  readonly close: () => Promise<void>;
};

/** A connection of its own, opened at the first check: a health check must not queue behind requests for one of theirs. */
export function createDatabaseProbe(url: string): DatabaseProbe {
  const client = openClient(url, {
    max: 1,
    connect_timeout: patienceMilliseconds / 1000,
    // Whether it is back is checked again soon enough.
    backoff: () => 0,
    connection: { application_name: 'mall-health' },
  });
  return {
    isReachable: askInTime(() => client`select 1`.then(() => true), false),
    jobAges: askInTime(
      () =>
        client<[string, number][]>`select job, extract(epoch from now() - ended_at)::int from job_round`
          .values()
          .then(Object.fromEntries),
      {},
    ),
    close: () => client.end({ timeout: 1 }),
  };
}
