import { useSyncExternalStore } from 'react';

// Notifies every component at once; hidden-popups.ts stores it across full page loads.
let closedNos: readonly number[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closePopups(popupNos: readonly number[]): void {
  closedNos = [...closedNos, ...popupNos];
  for (const listener of listeners) listener();
}

const readClosed = (): readonly number[] => closedNos;
export const useClosedPopups = (): readonly number[] => useSyncExternalStore(subscribe, readClosed, readClosed);
