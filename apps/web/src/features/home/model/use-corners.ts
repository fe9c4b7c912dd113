import { type CornerArea, cornerArea } from '@mall/contracts/codes';
import { useQuery } from '@tanstack/react-query';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { cornersQuery } from '../api/corners.query.ts';

/** The display areas of the home; missing ones are left out. */
export function useCorners() {
  const { device } = useMall();
  const { data, error, isPending, refetch } = useQuery(cornersQuery({ device, isSignedIn: useIsSignedIn() }));
  const of = (area: CornerArea) => data?.find((corner) => corner.area === area);
  return {
    isPending,
    error,
    retry: () => void refetch(),
    hero: of(device === 'mobile' ? cornerArea.mobileHero : cornerArea.hero) ?? of(cornerArea.hero),
    quickMenu: of(cornerArea.quickMenu),
    phones: of(cornerArea.phones),
    deals: of(cornerArea.deals),
    subscriptions: of(cornerArea.subscriptions),
    exhibitions: of(cornerArea.exhibitions),
    mdReviews: of(cornerArea.mdReviews),
  };
}
export type Corners = ReturnType<typeof useCorners>;
