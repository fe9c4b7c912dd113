import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';

// The visitor's own calendar day: "today" is what their clock says.
const today = (): string => new Date().toLocaleDateString('sv-SE');

export const isHiddenToday = (popupNo: number): boolean => readStored(storageKeys.popupHiddenOn(popupNo)) === today();
/** 오늘 그만 보기. */
export const hideForToday = (popupNo: number): void => writeStored(storageKeys.popupHiddenOn(popupNo), today());

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
