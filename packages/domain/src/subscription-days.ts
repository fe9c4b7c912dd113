import { seoulDayOf } from './seoul-day.ts';

const dayMilliseconds = 86_400_000;
/** Days needed at least to call the member, check, and send a fitter. */
const soonestAfterDays = 3;
const latestAfterDays = 45;

/** The days (YYYY-MM-DD, Seoul) that may be chosen for the installation, both included. */
export function installationDays(now: Date): { readonly firstDay: string; readonly lastDay: string } {
  const dayAfter = (days: number) => seoulDayOf(new Date(now.getTime() + days * dayMilliseconds));
  return { firstDay: dayAfter(soonestAfterDays), lastDay: dayAfter(latestAfterDays) };
}

/** The same day this many months later, or the month's last: 31 January and one month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** How many months of a contract have begun on a day, the first one on the day of the installation itself; 0 before. */
export function monthsBegun(installedOn: string, day: string): number {
  let months = 0;
  while (addMonths(installedOn, months) <= day) months += 1;
  return months;
}

type Care = { readonly months: number; readonly visitCycleMonths: number };

/** The days of maintenance visits within the term; none without a cycle. */
export function visitDays(installedOn: string, { months, visitCycleMonths }: Care): string[] {
  if (visitCycleMonths <= 0) return [];
  const visits = Math.ceil(months / visitCycleMonths) - 1;
  return Array.from({ length: visits }, (_, index) => addMonths(installedOn, (index + 1) * visitCycleMonths));
}
