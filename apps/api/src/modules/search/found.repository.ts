import { highestNumber } from '@mall/contracts/numbers';
import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from './search-filter.ts';

/** The terms of a search as JSON. */
export type TermTexts = { readonly words: string; readonly phrases: string };

type FilterName = 'brand' | 'category' | 'price' | 'soldOut';

/** The SQL condition of each active filter, by name. */
function conditionsOf(filter: SearchFilter): ReadonlyMap<FilterName, RawBuilder<boolean>> {
  const conditions = new Map<FilterName, RawBuilder<boolean>>();
  const { brandIds, category, minimumPrice, maximumPrice } = filter;
  if (brandIds.length > 0) conditions.set('brand', sql`f.brand_id = any(${[...brandIds]}::int[])`);
  if (category)
    conditions.set('category', sql`(f.category_no >= ${category.from} and f.category_no < ${category.before})`);
  if (minimumPrice !== null || maximumPrice !== null) {
    conditions.set('price', sql`f.sale_price between ${minimumPrice ?? 0} and ${maximumPrice ?? highestNumber}`);
  }
  if (!filter.includesSoldOut) conditions.set('soldOut', sql`not f.is_sold_out`);
  return conditions;
}

/**
 * Three common table expressions. `found`: all matches in the mall, with which filters each fails and how many, so that
 * a facet can be counted under the other filters: a row counts for a facet when it fails none, or only that facet's own
 * filter. `goods`: the goods among them, not materialized, since copying 19,000 rows takes longer than reading them
 * again. `others`: the few other products.
 */
export function foundTables({ words, phrases }: TermTexts, filter: SearchFilter): RawBuilder<unknown> {
  const conditions = conditionsOf(filter);
  const fails = (name: FilterName) => {
    const condition = conditions.get(name);
    return condition ? sql`(not (${condition}))::int` : sql`0`;
  };
  const failures = [...conditions.keys()].map(fails);
  return sql`
    found as materialized (
      select f.product_no, f.rank, f.kind, f.brand_id, f.category_no, f.sale_price, f.discount_rate, f.popularity, f.is_sold_out,
        f.has_free_delivery, f.ships_today, f.listed_on, f.star_rank, f.review_count,
        ${failures.length > 0 ? sql.join(failures, sql` + `) : sql`0`} as fails,
        ${fails('brand')} as fails_brand, ${fails('category')} as fails_category,
        ${fails('price')} as fails_price, ${fails('soldOut')} as fails_sold_out
      from search_listing(${words}::text::jsonb, ${phrases}::text::jsonb) f
    ), goods as not materialized (
      select * from found where kind = 'goods'
    ), others as materialized (
      select kind, product_no, rank, popularity from found where kind <> 'goods'
    )`;
}
