import { seoulDayOf } from '@mall/domain/seoul-day';
import { tags } from './catalogue-cache.ts';

/**
 * The day and tags of cached phone lists: prices hold for one day in Seoul, and depend on the plans of all malls and
 * the supports of one.
 */
export const pricedOn = (mallId: number, at: Date) => ({
  day: seoulDayOf(at),
  madeOf: [tags.plans, tags.supports(mallId)],
});
