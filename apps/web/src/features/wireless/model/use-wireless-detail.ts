import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRecentlyViewed } from '../../../entities/recent-view/use-recently-viewed.ts';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** A phone for its page: loading, missing, failed or loaded; a loaded one counts as viewed. */
export function useWirelessDetail(goodsGroupNo: string) {
  const query = useQuery({ ...wirelessQuery(goodsGroupNo), enabled: goodsGroupNo !== '' });
  const { add } = useRecentlyViewed();
  const shownNo = query.data?.card.goodsGroupNo;
  usePageTitle(query.data?.card.name);
  useEffect(() => {
    if (shownNo) add(shownNo);
  }, [shownNo, add]);
  return {
    detail: query.data,
    // This mall does not sell it, or the address names none.
    isMissing: goodsGroupNo === '' || isApiError(query.error, '4042'),
    error: query.error,
    retry: () => query.refetch(),
  };
}
