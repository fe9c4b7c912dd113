import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import { type SpecialSaleState, specialSaleStateAt } from '@mall/domain/special-sale';
import { useQuery } from '@tanstack/react-query';
import { useServerTime } from '../../lib/browser/use-server-time.ts';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { specialSalesQuery } from './special-sales.query.ts';
import { useSaleBoundary } from './use-sale-boundary.ts';

/** The mall's sales at this second; visible to members only. */
export function useSaleList() {
  const isSignedIn = useIsSignedIn();
  const { data, isLoading, error, refetch } = useQuery({ ...specialSalesQuery(), enabled: isSignedIn });
  const now = useServerTime(data);
  const sales = data?.sales ?? [];
  useSaleBoundary({ sales, repliedAt: data?.repliedAt, now, refetch });
  return {
    now,
    isLoading,
    error,
    retry: () => void refetch(),
    isEmpty: data?.sales.length === 0,
    /** In the order in which they end. */
    inState: (state: SpecialSaleState): SpecialSaleCard[] =>
      sales.filter((sale) => specialSaleStateAt(sale, now) === state),
  };
}
