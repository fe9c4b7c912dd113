import { highestNumber } from '@mall/contracts/numbers';
import { type RawBuilder, sql } from 'kysely';
import { marks } from './count-found.ts';
import type { SearchFilter } from './search-filter.ts';

/** The terms of a search as JSON. */
export type TermTexts = { readonly words: string; readonly phrases: string };

/** The SQL conditions of the active filters, each with the mark of a product that fails it. */
function conditionsOf(filter: SearchFilter): (readonly [mark: number, met: RawBuilder<boolean>])[] {
  const { brandIds, category, minimumPrice, maximumPrice } = filter;
  const conditions: (readonly [number, RawBuilder<boolean>])[] = [];
  if (brandIds.length > 0) conditions.push([marks.failsBrand, sql`f.brand_id = any(${[...brandIds]}::int[])`]);
  if (category) {
    const { from, before } = category;
    conditions.push([marks.failsCategory, sql`(f.category_no >= ${from} and f.category_no < ${before})`]);
  }
  if (minimumPrice !== null || maximumPrice !== null) {
    const [lowest, highest] = [minimumPrice ?? 0, maximumPrice ?? highestNumber];
    conditions.push([marks.failsPrice, sql`f.sale_price between ${lowest} and ${highest}`]);
  }
  if (!filter.includesSoldOut) conditions.push([marks.failsSoldOut, sql`not f.is_sold_out`]);
  return conditions;
}

/** The common table expression `found`: all matches in the mall, with the marks of the filters that each fails, and those of what it is. */
export function foundTable({ words, phrases }: TermTexts, filter: SearchFilter): RawBuilder<unknown> {
  const failed = conditionsOf(filter).map(([mark, met]) => sql`(not ${met})::int * ${sql.lit(mark)}`);
  const fails = failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`;
  return sql`
    found as materialized (
      select f.product_no, f.rank, f.kind, f.brand_id, f.category_no, f.sale_price, f.discount_rate, f.popularity, f.is_sold_out,
        f.listed_on, f.star_rank, f.review_count, ${fails} as fails, f.is_sold_out::int * ${sql.lit(marks.soldOut)}
        + f.has_free_delivery::int * ${sql.lit(marks.freeDelivery)} + f.ships_today::int * ${sql.lit(marks.shipsToday)} as marks
      from search_listing(${words}::text::jsonb, ${phrases}::text::jsonb) f
    )`;
}
