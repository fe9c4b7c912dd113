import { weekdayText } from '../../lib/moment-text.ts';

const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as `11월 21일(토) 10:00` in Seoul. */
export const saleMomentText = (instant: string): string => `${weekdayText(instant)} ${time.format(new Date(instant))}`;
