import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';

/** A day of the visitor's own calendar, YYYY-MM-DD: "today" is what their clock says. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('sv-SE');
}

export const isHidden = (popupNo: number): boolean =>
  dayIn(0) < (readStored(storageKeys.popupHiddenUntil(popupNo)) ?? '');
/** So many days, of which today is the first. */
export const hideForDays = (popupNo: number, days: number): void =>
  writeStored(storageKeys.popupHiddenUntil(popupNo), dayIn(days));

// Kept outside any component: a popup stays shut on every page until the site is loaded anew.
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

export const useClosedPopups = (): readonly number[] => useSyncExternalStore(subscribe, () => closedNos);
