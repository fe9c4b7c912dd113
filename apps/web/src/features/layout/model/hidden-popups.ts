import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';

// The visitor's own calendar day: "today" is what their clock says.
const today = (): string => new Date().toLocaleDateString('sv-SE');

export const isHiddenToday = (popupNo: number): boolean => readStored(storageKeys.popupHiddenOn(popupNo)) === today();
/** 오늘 그만 보기. */
export const hideForToday = (popupNo: number): void => writeStored(storageKeys.popupHiddenOn(popupNo), today());
