import { LRUCache } from 'lru-cache';

type Limits = {
  readonly clock: () => Date;
  readonly freshForMilliseconds: number;
  readonly maxEntries: number;
};

/** A cache of a bounded number of values, which expire by the application's clock, as all else that it does. */
export const createExpiringCache = <Value extends NonNullable<unknown>>(limits: Limits): LRUCache<string, Value> =>
  new LRUCache({
    max: limits.maxEntries,
    // It holds a value up to and including the last millisecond.
    ttl: limits.freshForMilliseconds - 1,
    // By itself it reads the clock once a millisecond of real time.
    ttlResolution: 0,
    perf: { now: () => limits.clock().getTime() },
  });
