import { seoulDayOf, seoulMomentOf } from '@mall/domain/seoul-day';

/** An instant of a response as `2026.11.21 21:04` in Seoul. */
export const momentText = (instant: string): string => seoulMomentOf(new Date(instant));

/** The day of an instant in Seoul: `2026.11.21`. */
export const dayText = (instant: string): string => momentText(instant).slice(0, 10);

/** A day, or that of an instant in Seoul, as `11월 21일(토)`. */
export function weekdayText(instant: string): string {
  const day = new Date(seoulDayOf(new Date(instant)));
  return `${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일(${'일월화수목금토'[day.getUTCDay()]})`;
}
