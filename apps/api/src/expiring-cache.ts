import { LRUCache } from 'lru-cache';

type Limits = {
  readonly clock: () => Date;
  readonly freshForMilliseconds: number;
  readonly maxEntries: number;
};

/** A cache of a bounded number of values, which expire by the application's clock. */
export const createExpiringCache = <Value extends NonNullable<unknown>>(limits: Limits): LRUCache<string, Value> =>
  new LRUCache({
    max: limits.maxEntries,
    // A value is valid up to and including the last millisecond.
    ttl: limits.freshForMilliseconds - 1,
    // By default it reads the clock once a millisecond of real time.
    ttlResolution: 0,
    perf: { now: () => limits.clock().getTime() },
  });
