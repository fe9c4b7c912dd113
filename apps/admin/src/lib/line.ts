import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isDead = !navigator.onLine;

/** Whether the last call got no reply, or the browser reports no network. */
export function setLineDead(isNowDead: boolean): void {
  if (isDead === isNowDead) return;
  isDead = isNowDead;
  for (const listener of listeners) listener();
}

/** Called once, when the office starts. */
export function watchLine(): void {
  addEventListener('offline', () => setLineDead(true));
  addEventListener('online', () => setLineDead(false));
}

export function useIsLineDead(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isDead,
  );
}
