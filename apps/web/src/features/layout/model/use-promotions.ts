import type { CornerItem } from '@mall/contracts/corner';
import { useQuery } from '@tanstack/react-query';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { promotionsQuery } from '../api/promotions.query.ts';

/** The promotions in the menus; empty until loaded. */
export function usePromotions(): CornerItem[] {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(promotionsQuery(useMall().mall.mallId, isSignedIn));
  return data?.flatMap((corner) => corner.items) ?? [];
}
