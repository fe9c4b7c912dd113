import { createRecentResults } from '../../catalogue/recent-results.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Found } from './search.repository.ts';

const manyProducts = 1000;

/** Remembers for a minute what searches have found that find so much that they take a while; `clear` when the index has changed. */
export const createRecentFinds = (clock: () => Date, { cacheReads }: Metrics) =>
  createRecentResults<Found>({
    ...{ clock, freshForMilliseconds: 60_000, maxEntries: 500 },
    onRead: (result) => cacheReads.inc({ cache: 'finds', result }),
    isWorthKeeping: ({ foundTotal }) => foundTotal > manyProducts,
  });
export type RecentFinds = ReturnType<typeof createRecentFinds>;
