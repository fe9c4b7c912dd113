import { seoulDayOf, startOfSeoulDay } from './seoul-day.ts';

const hour = 3_600_000;
const opensAt = 8 * hour;
const closesAt = 21 * hour;
const day = 24 * hour;

/** The earliest instant from `at` on at which advertising may be sent: between 08:00 and 21:00 in Seoul. */
export function advertisingTimeFrom(at: Date): Date {
  const midnight = startOfSeoulDay(seoulDayOf(at))?.getTime() ?? at.getTime();
  const sinceMidnight = at.getTime() - midnight;
  if (sinceMidnight < opensAt) return new Date(midnight + opensAt);
  return sinceMidnight < closesAt ? at : new Date(midnight + day + opensAt);
}
