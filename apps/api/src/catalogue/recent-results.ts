import { createExpiringCache } from '../expiring-cache.ts';
import { CachedReply } from '../plugins/cached-reply.ts';

type Limits<Result> = Parameters<typeof createExpiringCache>[0] & {
  /** By default every result is. */
  readonly isWorthKeeping?: (result: Result) => boolean;
  /** For the figures. */
  readonly onRead?: (result: 'hit' | 'miss') => void;
};

/** Remembers results for a while, a bounded number of them; concurrent callers share one computation. */
export function createRecentResults<Result>({ isWorthKeeping = () => true, onRead, ...limits }: Limits<Result>) {
  const entries = createExpiringCache<Promise<Result>>(limits);
  const forget = (key: string, result: Promise<Result>) => {
    if (entries.peek(key) === result) entries.delete(key);
  };

  const recent = (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const known = entries.get(key);
    onRead?.(known ? 'hit' : 'miss');
    if (known) return known;
    const result = compute();
    entries.set(key, result);
    result.then(
      (value) => isWorthKeeping(value) || forget(key, result),
      // A failure is not cached.
      () => forget(key, result),
    );
    return result;
  };
  /** Nothing that is being computed is remembered then either. */
  return Object.assign(recent, { clear: () => entries.clear() });
}

/** The same for data that is sent as it is, already encoded. */
export function createRecentReplies<Data>(limits: Limits<CachedReply<Data>>) {
  const recent = createRecentResults(limits);
  return (key: string, compute: () => Promise<Data>): Promise<CachedReply<Data>> =>
    recent(key, async () => new CachedReply(await compute()));
}
