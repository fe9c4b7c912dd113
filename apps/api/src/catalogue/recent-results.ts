import { createExpiringCache } from '../expiring-cache.ts';

type Limits<Result> = Parameters<typeof createExpiringCache>[0] & {
  /** Left out, every result is. */
  readonly isWorthKeeping?: (result: Result) => boolean;
};

/**
 * Remembers results for a while, a bounded number of them; those who ask at the same time share one computation. What
 * is kept is frozen, which also tells `sendData` that it need not encode and check it again.
 */
export function createRecentResults<Result extends object>({ isWorthKeeping = () => true, ...limits }: Limits<Result>) {
  const kept = createExpiringCache<Promise<Result>>(limits);
  const forget = (key: string, result: Promise<Result>) => {
    if (kept.peek(key) === result) kept.delete(key);
  };

  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const known = kept.get(key);
    if (known) return known;
    const result = compute().then((value) => Object.freeze(value) as Result);
    kept.set(key, result);
    result.then(
      (value) => isWorthKeeping(value) || forget(key, result),
      // A failure is nobody's answer but the first caller's.
      () => forget(key, result),
    );
    return result;
  };
}
