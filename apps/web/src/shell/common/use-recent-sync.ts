import { useEffect } from 'react';
import { syncRecentViews } from '../../entities/recent-view/recent-views.ts';
import { useRecentList } from '../../entities/recent-view/use-recently-viewed.ts';

/** Brings this device's list of products looked at and the member's together, whenever the mall is opened or looked at again. */
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
