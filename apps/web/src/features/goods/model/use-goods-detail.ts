import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { goodsQuery } from '../../../entities/goods/goods.query.ts';
import { useRecentlyViewed } from '../../../entities/recent-view/use-recently-viewed.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** The product of a detail page; once loaded, it counts as viewed (R4.10). */
export function useGoodsDetail(goodsGroupNo: string) {
  const detail = useQuery(goodsQuery(goodsGroupNo));
  const { add } = useRecentlyViewed();
  const seenNo = detail.data?.card.goodsGroupNo;
  useEffect(() => {
    if (seenNo !== undefined) add(seenNo);
  }, [seenNo, add]);
  usePageTitle(detail.data?.card.name);
  return detail;
}
