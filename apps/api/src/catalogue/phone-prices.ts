import { seoulDayOf } from '@mall/domain/seoul-day';
import { tags } from './catalogue-cache.ts';

/** What is kept of phones holds their prices: of one day in Seoul, made of plans of all malls and supports of one. */
export const pricedOn = (mallId: number, at: Date) => ({
  day: seoulDayOf(at),
  madeOf: [tags.plans, tags.supports(mallId)],
});
