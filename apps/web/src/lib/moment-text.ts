import { seoulMomentOf } from '@mall/domain/seoul-day';

/** An instant of a reply as `2026.11.21 21:04` in Seoul. */
export const momentText = (instant: string): string => seoulMomentOf(new Date(instant));

/** The day of an instant in Seoul: `2026.11.21`. */
export const dayText = (instant: string): string => momentText(instant).slice(0, 10);

const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** The day of an instant as `11월 21일(토)` in Seoul. */
export const weekdayText = (instant: string): string => day.format(new Date(instant)).replace(' (', '(');
