import { showsMyShop } from '@mall/domain/access-matrix';
import { readRecentlyViewed } from '@mall/domain/recently-viewed';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import {
  addRecentView,
  type RecentList,
  removeRecentViews,
  storedRecentViews,
  subscribeToRecentViews,
} from './recent-views.ts';

/** The list of this visitor, or of this member on every device. */
export function useRecentList(): RecentList {
  const { mall } = useMall();
  const isMembers = useIsSignedIn() && showsMyShop(mall);
  return useMemo(() => ({ mallId: mall.mallId, isMembers }), [mall.mallId, isMembers]);
}

/** R3.09, R4.10: numbers of the products opened in this mall, newest first. */
export function useRecentlyViewed() {
  const list = useRecentList();
  const stored = useSyncExternalStore(subscribeToRecentViews, () => storedRecentViews(list));
  return {
    productNos: useMemo(() => readRecentlyViewed(stored), [stored]),
    add: useCallback((productNo: string) => addRecentView(list, productNo), [list]),
    remove: useCallback((productNo: string) => removeRecentViews(list, productNo), [list]),
    clear: useCallback(() => removeRecentViews(list), [list]),
  };
}
