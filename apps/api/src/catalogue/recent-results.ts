import { createExpiringCache } from '../expiring-cache.ts';
import { CachedReply } from '../plugins/cached-reply.ts';

type Limits = Parameters<typeof createExpiringCache>[0];

/** Remembers results for a while, a bounded number of them; concurrent callers share one computation. */
export function createRecentResults<Result>(limits: Limits) {
  const entries = createExpiringCache<Promise<Result>>(limits);
  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const known = entries.get(key);
    if (known) return known;
    const result = compute();
    entries.set(key, result);
    // A failure is not cached.
    result.catch(() => entries.peek(key) === result && entries.delete(key));
    return result;
  };
}

/** The same for data that is sent as it is, already encoded. */
export function createRecentReplies<Data>(limits: Limits) {
  const recent = createRecentResults<CachedReply<Data>>(limits);
  return (key: string, compute: () => Promise<Data>): Promise<CachedReply<Data>> =>
    recent(key, async () => new CachedReply(await compute()));
}
