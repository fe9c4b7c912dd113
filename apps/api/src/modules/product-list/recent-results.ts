type Kept<Result> = { readonly result: Promise<Result>; readonly until: number };
type Limits = { readonly clock: () => Date; readonly freshForMilliseconds: number; readonly mostKept: number };

/** Remembers results for a while, a bounded number of them; those who ask at the same time share one computation. */
export function createRecentResults<Result>({ clock, freshForMilliseconds, mostKept }: Limits) {
  const kept = new Map<string, Kept<Result>>();

  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.result;
    const result = compute();
    kept.delete(key);
    kept.set(key, { result, until: now + freshForMilliseconds });
    // A failure is nobody's answer but the first caller's.
    result.catch(() => {
      if (kept.get(key)?.result === result) kept.delete(key);
    });
    // A Map keeps the order of insertion, so the first key is the oldest.
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
