import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A text in the browser's storage, up to date in every component and every tab; a change is applied to the currently stored value. */
export function useStored(key: string) {
  const stored = useSyncExternalStore(subscribe, () => readStored(key));
  const change = useCallback(
    (next: (known: string | null) => string | null) => {
      writeStored(key, next(readStored(key)));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [stored, change] as const;
}
