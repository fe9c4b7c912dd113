import { type CornerArea, cornerArea } from '@mall/contracts/codes';
import type { Corner } from '@mall/contracts/corner';
import { useQuery } from '@tanstack/react-query';
import { useMall } from '../../../lib/mall-context.tsx';
import {
  goodsByNumberQuery,
  subscriptionsByNumberQuery,
  wirelessByNumberQuery,
} from '../../../lib/products-by-number.query.ts';
import { useIsSignedIn } from '../../../lib/use-is-signed-in.ts';
import { useMemberName } from '../../../lib/use-member-name.ts';
import { cornersQuery } from '../api/corners.query.ts';

const numbersIn = (corner: Corner | undefined): string[] =>
  (corner?.items ?? []).map(({ goodsGroupNo }) => goodsGroupNo).filter((productNo) => productNo !== '');

/** Everything the home shows: the mall's corners, and the cards of the products they name. */
export function useHome() {
  const { device } = useMall();
  const isSignedIn = useIsSignedIn();
  const memberName = useMemberName();
  const corners = useQuery(cornersQuery({ device, isSignedIn }));
  const of = (area: CornerArea) => corners.data?.find((corner) => corner.area === area);
  const phones = useQuery(wirelessByNumberQuery(numbersIn(of(cornerArea.phones)), isSignedIn));
  const deals = useQuery(goodsByNumberQuery(numbersIn(of(cornerArea.deals)), isSignedIn));
  const subscriptions = useQuery(subscriptionsByNumberQuery(numbersIn(of(cornerArea.subscriptions)), isSignedIn));
  return {
    corners,
    memberName,
    hero: of(device === 'mobile' ? cornerArea.mobileHero : cornerArea.hero) ?? of(cornerArea.hero),
    quickMenu: of(cornerArea.quickMenu),
    phones: { corner: of(cornerArea.phones), cards: phones.data?.wirelessProducts, isPending: phones.isLoading },
    deals: { corner: of(cornerArea.deals), cards: deals.data?.goods, isPending: deals.isLoading },
    subscriptions: {
      corner: of(cornerArea.subscriptions),
      cards: subscriptions.data,
      isPending: subscriptions.isLoading,
    },
    exhibitions: of(cornerArea.exhibitions),
    mdReviews: of(cornerArea.mdReviews),
  };
}
export type Home = ReturnType<typeof useHome>;
