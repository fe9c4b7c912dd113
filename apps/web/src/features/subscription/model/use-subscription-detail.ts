import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRecentlyViewed } from '../../../entities/recent-view/use-recently-viewed.ts';
import { subscriptionQuery } from '../../../entities/subscription/subscription.query.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** The product of a detail page; once loaded, it counts as viewed (R4.10). */
export function useSubscriptionDetail(subscriptionNo: string) {
  const detail = useQuery(subscriptionQuery(subscriptionNo));
  const { add } = useRecentlyViewed();
  const seenNo = detail.data?.card.subscriptionNo;
  useEffect(() => {
    if (seenNo !== undefined) add(seenNo);
  }, [seenNo, add]);
  usePageTitle(detail.data?.card.name);
  return detail;
}
