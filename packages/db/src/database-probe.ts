import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from '@mall/postgres/client';

export type DatabaseProbe = {
  /** Does the database respond within two seconds? Concurrent callers share one query. */
  readonly isReachable: () => Promise<boolean>;
  /** Seconds since a round of each job last ended, on any instance; nothing when the database does not respond. */
  readonly jobAges: () => Promise<Readonly<Record<string, number>>>;
  readonly close: () => Promise<void>;
};

const timeoutMilliseconds = 2_000;

/** A connection of its own, opened at the first check: a health check must not queue behind requests for one of theirs. */
export function createDatabaseProbe(url: string): DatabaseProbe {
  const client = openClient(url, {
    max: 1,
    connect_timeout: timeoutMilliseconds / 1000,
    // Whether it is back is checked again soon enough.
    backoff: () => 0,
    connection: { application_name: 'mall-health' },
  });
  const ask = <Answer>(query: () => PromiseLike<Answer>, otherwise: Answer) => {
    let underWay: Promise<Answer> | undefined;
    return async (): Promise<Answer> => {
      underWay ??= Promise.resolve(query())
        .catch(() => otherwise)
        .finally(() => {
          underWay = undefined;
        });
      const waiting = new AbortController();
      const tooLate = delay(timeoutMilliseconds, otherwise, { signal: waiting.signal }).catch(() => otherwise);
      return Promise.race([underWay, tooLate]).finally(() => waiting.abort());
    };
  };
  return {
    isReachable: ask(() => client`select 1`.then(() => true), false),
    jobAges: ask(
      () =>
        client<[string, number][]>`select job, extract(epoch from now() - ended_at)::int from job_round`
          .values()
          .then(Object.fromEntries),
      {},
    ),
    close: () => client.end({ timeout: 1 }),
  };
}
