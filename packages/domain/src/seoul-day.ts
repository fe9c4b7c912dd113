const inSeoul = (at: Date): string => new Date(at.getTime() + 9 * 60 * 60 * 1000).toISOString();

/** The calendar day in Seoul at an instant, YYYY-MM-DD; Korea has used UTC+9 without summer time since 1988. */
export const seoulDayOf = (at: Date): string => inSeoul(at).slice(0, 10);

/** An instant as local time in Seoul, to the minute: `2026.11.21 21:04`. */
export const seoulMomentOf = (at: Date): string =>
  `${seoulDayOf(at).replaceAll('-', '.')} ${inSeoul(at).slice(11, 16)}`;

/** The instant of `2026-12-03 14:00` in Seoul; undefined when it is invalid. */
export function readSeoulMoment(written: string): Date | undefined {
  const [, day = '', time = ''] = /^(20\d\d-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(written) ?? [];
  const at = new Date(`${day}T${time}:00+09:00`);
  return startOfSeoulDay(day) && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** The instant at which a day (YYYY-MM-DD, of this century) begins in Seoul; undefined when there is no such day. */
export function startOfSeoulDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00+09:00`);
  const isReal = /^20\d\d-/.test(day) && !Number.isNaN(start.getTime()) && seoulDayOf(start) === day;
  return isReal ? start : undefined;
}

/** The day this many days later, or earlier if negative. */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
