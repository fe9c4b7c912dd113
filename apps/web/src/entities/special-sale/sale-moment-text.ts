import { momentText, weekdayText } from '../../lib/moment-text.ts';

/** An instant as `11월 21일(토) 10:00` in Seoul. */
export const saleMomentText = (instant: string): string => `${weekdayText(instant)} ${momentText(instant).slice(11)}`;
