import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from './client.ts';

export type DatabaseProbe = {
  /** Does the database respond within two seconds? Concurrent callers share one query. */
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const timeoutMilliseconds = 2_000;

/** A connection of its own, made at the first question: a health check must not stand in line behind requests for one of theirs. */
export function createDatabaseProbe(url: string): DatabaseProbe {
  const client = openClient(url, {
    max: 1,
    connect_timeout: timeoutMilliseconds / 1000,
    // Whether it is back is checked again soon enough.
    backoff: () => 0,
    connection: { application_name: 'mall-health' },
  });
  let underWay: Promise<boolean> | undefined;
  const query = () =>
    client`select 1`
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined;
      });
  return {
    isReachable: async () => {
      underWay ??= query();
      const waiting = new AbortController();
      const tooLate = delay(timeoutMilliseconds, false, { signal: waiting.signal }).catch(() => false);
      return Promise.race([underWay, tooLate]).finally(() => waiting.abort());
    },
    close: () => client.end({ timeout: 1 }),
  };
}
