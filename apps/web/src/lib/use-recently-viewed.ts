import {
  addRecentlyViewed,
  readRecentlyViewed,
  removeRecentlyViewed,
  writeRecentlyViewed,
} from '@mall/domain/recently-viewed';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';
import { useMall } from './mall-context.tsx';
import { storageKeys } from './storage-keys.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** R3.09, R4.10: numbers of the products opened in this mall, newest first. */
export function useRecentlyViewed() {
  const key = storageKeys.recentlyViewed(useMall().mall.mallId);
  const stored = useSyncExternalStore(subscribe, () => readStored(key));
  const change = useCallback(
    (next: (productNos: string[]) => string[]) => {
      writeStored(key, writeRecentlyViewed(next(readRecentlyViewed(readStored(key)))));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return {
    productNos: useMemo(() => readRecentlyViewed(stored), [stored]),
    add: useCallback((productNo: string) => change((known) => addRecentlyViewed(known, productNo)), [change]),
    remove: useCallback((productNo: string) => change((known) => removeRecentlyViewed(known, productNo)), [change]),
    clear: useCallback(() => change(() => []), [change]),
  };
}
