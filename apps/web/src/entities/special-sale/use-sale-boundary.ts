import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import { nextChangeOf } from '@mall/domain/special-sale';
import { useEffect } from 'react';

type Watched = {
  readonly sales: readonly Pick<SpecialSaleCard, 'startsAt' | 'endsAt'>[];
  readonly repliedAt: string | undefined;
  /** The server's time. */
  readonly now: number;
  readonly refetch: () => unknown;
};

/** Fetches sales again once when one of them has begun or ended since the last fetch. */
export function useSaleBoundary({ sales, repliedAt, now, refetch }: Watched): void {
  const since = Date.parse(repliedAt ?? '');
  const isDue = sales.some((sale) => (nextChangeOf(sale, since) ?? Number.POSITIVE_INFINITY) <= now);
  useEffect(() => {
    if (isDue) refetch();
  }, [isDue, refetch]);
}
