type Kept<Result> = { readonly result: Promise<Result>; readonly until: number };
type Limits<Result> = {
  readonly clock: () => Date;
  readonly freshForMilliseconds: number;
  readonly mostKept: number;
  /** Left out, every result is. */
  readonly isWorthKeeping?: (result: Result) => boolean;
};

/**
 * Remembers results for a while, a bounded number of them; those who ask at the same time share one computation. What
 * is kept is frozen, which also tells `sendData` that it need not encode and check it again.
 */
export function createRecentResults<Result extends object>(limits: Limits<Result>) {
  const { clock, freshForMilliseconds, mostKept, isWorthKeeping = () => true } = limits;
  const kept = new Map<string, Kept<Result>>();
  const forget = (key: string, result: Promise<Result>) => {
    if (kept.get(key)?.result === result) kept.delete(key);
  };

  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.result;
    const result = compute().then((value) => Object.freeze(value) as Result);
    kept.delete(key);
    kept.set(key, { result, until: now + freshForMilliseconds });
    result.then(
      (value) => isWorthKeeping(value) || forget(key, result),
      // A failure is nobody's answer but the first caller's.
      () => forget(key, result),
    );
    // A Map keeps the order of insertion, so the first key is the oldest.
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
