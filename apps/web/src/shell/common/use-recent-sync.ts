import { useEffect } from 'react';
import { syncRecentViews } from '../../entities/recent-view/recent-views.ts';
import { useRecentList } from '../../entities/recent-view/use-recently-viewed.ts';

/** Merges this device's list of viewed products and the member's, whenever the mall is opened or its window regains focus. */
export function useRecentSync(): void {
  const list = useRecentList();
  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void syncRecentViews(list);
    };
    sync();
    document.addEventListener('visibilitychange', sync);
    return () => document.removeEventListener('visibilitychange', sync);
  }, [list]);
}
