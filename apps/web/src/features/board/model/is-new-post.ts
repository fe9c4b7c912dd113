import { seoulDayOf } from '@mall/domain/seoul-day';

const newForMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Posts of the last seven days are marked. */
export const isNewPost = (postedOn: string, now: Date): boolean =>
  postedOn > seoulDayOf(new Date(now.getTime() - newForMilliseconds));
