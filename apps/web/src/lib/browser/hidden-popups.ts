import { readForVisit, readStored, writeForVisit, writeStored } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** A day in the visitor's own calendar, YYYY-MM-DD: "today" follows their clock. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  day.setMinutes(day.getMinutes() - day.getTimezoneOffset());
  return day.toISOString().slice(0, 10);
}

/** Closed in this visit, also before a page reload, or hidden for some days. */
export const isHidden = (popupNo: number): boolean =>
  readForVisit(storageKeys.popupClosed(popupNo)) !== null ||
  dayIn(0) < (readStored(storageKeys.popupHiddenUntil(popupNo)) ?? '');
export const hideForVisit = (popupNo: number): void => writeForVisit(storageKeys.popupClosed(popupNo), 'Y');
/** This many days, of which today is the first. */
export const hideForDays = (popupNo: number, days: number): void =>
  writeStored(storageKeys.popupHiddenUntil(popupNo), dayIn(days));
