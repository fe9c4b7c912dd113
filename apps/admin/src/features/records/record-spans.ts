import { seoulDay } from '../../lib/moments.ts';

/** Today in Seoul, in the format of a day filter. */
export const today = (): string => `is:${seoulDay()}`;
/** From the first of this month. */
export const thisMonth = (): string => `from:${seoulDay().slice(0, 7)}-01`;
