const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as `2026.11.21 21:04` in Seoul. */
export function momentText(instant: string): string {
  const parts = Object.fromEntries(moment.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts['year']}.${parts['month']}.${parts['day']} ${parts['hour']}:${parts['minute']}`;
}

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
