import { sql } from 'kysely';

/** What a memory of `wireless_memory m` costs at an instant, and since which day: its row has every price with its first day. */
export const releasePriceAt = (at: Date) =>
  [
    sql<number>`release_price_at(m, ${at})`.as('releasePrice'),
    sql<string>`price_since_at(m, ${at})::text`.as('priceSince'),
  ] as const;
