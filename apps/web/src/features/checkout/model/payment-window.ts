import { useSyncExternalStore } from 'react';

let isLeaving = false;
const listeners = new Set<() => void>();

function setLeaving(next: boolean): void {
  isLeaving = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The back button may restore this very page from the cache, window and all.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
  listeners.add(listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', onShow);
  };
}

/** True from the moment at which the browser leaves for the payment service. */
export const useIsLeaving = (): boolean => useSyncExternalStore(subscribe, () => isLeaving);

/** Leaves for the payment service; `before` prepares the page to return to. */
export async function openPaymentWindow(url: string, before?: () => Promise<void>): Promise<void> {
  setLeaving(true);
  await before?.();
  window.location.assign(url);
}
