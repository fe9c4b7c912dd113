import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import type { FacetCounts } from './facet-counts.ts';
import { conditionsOf, type FilterName, type ListScope, shownBelow } from './listing-conditions.repository.ts';
import type { ListingFilter } from './listing-filter.ts';

type FacetsWanted = {
  readonly scope: ListScope;
  readonly filter: ListingFilter;
  readonly barCount: number;
  readonly lowestRates: readonly number[];
};

/**
 * Counts every facet in one reading of the category. A facet is counted under the other filters: a row counts when it
 * meets them all, or fails only the facet's own.
 */
export async function countFacets(
  transaction: MallTransaction,
  { scope, filter, barCount, lowestRates }: FacetsWanted,
): Promise<FacetCounts> {
  const { rows } = await sql<FacetCounts>`
    with near as materialized (${judgedListings(transaction, scope, filter)}),
    bounds as (
      select coalesce(min(sale_price) filter (where fails = fails_price), 0) as low,
        coalesce(max(sale_price) filter (where fails = fails_price), 0) as high,
        count(*) filter (where has_free_delivery and fails = fails_free_delivery)::int as free_delivery_count,
        count(*) filter (where ships_today and not is_sold_out and fails = fails_ships_today)::int as ships_today_count,
        count(*) filter (where is_sold_out and fails = fails_sold_out)::int as sold_out_count
      from near
    ),
    -- Products in the same colours, and of the same step of discount: a few groups instead of every product with each of its own.
    alike as (select colour_families, count(*) as n from near where fails = fails_colour group by 1),
    reached as (
      select width_bucket(discount_rate, ${[...lowestRates]}::int[]) as step, count(*) as n
      from near where fails = fails_discount group by 1
    )
    select low as minimum_price, high as maximum_price, free_delivery_count, ships_today_count, sold_out_count,
      ${brandCounts(filter)} as brands,
      ${countsOf(sql`select family as id, sum(n)::int as n from alike, unnest(colour_families) family group by 1`)} as colour_families,
      ${countsOf(sql`select ${barOf(barCount)} as id, count(*) as n from near, bounds where fails = fails_price group by 1`)} as bars,
      ${countsOf(sql`
        select lowest as id, sum(n)::int as n
        from unnest(${[...lowestRates]}::int[]) with ordinality rates (lowest, place) join reached on step >= place group by 1`)} as discount_rates
    from bounds`.execute(transaction);
  const [counts] = rows;
  if (!counts) throw new Error('an aggregate without groups always has one row');
  return counts;
}

/** The category's listings, each with how many filters it fails and which. */
function judgedListings(transaction: MallTransaction, scope: ListScope, filter: ListingFilter) {
  const failures = new Map([...conditionsOf(filter)].map(([name, met]) => [name, sql<number>`(not (${met}))::int`]));
  const none = sql<number>`0`;
  const fails = (name: FilterName) => failures.get(name) ?? none;
  return sql`
    select l.brand_id, l.colour_families, l.sale_price, l.discount_rate, l.has_free_delivery, l.ships_today, l.is_sold_out,
      ${sql.join([none, ...failures.values()], sql` + `)} as fails,
      ${fails('brand')} as fails_brand, ${fails('colour')} as fails_colour, ${fails('price')} as fails_price,
      ${fails('discount')} as fails_discount, ${fails('freeDelivery')} as fails_free_delivery,
      ${fails('shipsToday')} as fails_ships_today, ${fails('soldOut')} as fails_sold_out
    from listing l where ${shownBelow(transaction, scope)}`;
}

const countsOf = (counted: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'count', n)), '[]') from (${counted}) counted
)`;

/** Brands with most products first; a chosen brand stays in the list even if nothing is left of it. */
const brandCounts = (filter: ListingFilter) => sql`(
  select coalesce(json_agg(json_build_object('id', b.brand_id, 'name', b.name, 'count', coalesce(c.n, 0))
    order by coalesce(c.n, 0) desc, b.name), '[]')
  from brand b
  left join (select brand_id, count(*) as n from near where fails = fails_brand group by brand_id) c using (brand_id)
  where c.n is not null or b.brand_id = any(${[...filter.brandIds]}::int[])
)`;

/** The highest price belongs to the last bar rather than to one of its own. */
const barOf = (barCount: number) => sql`
  least(${barCount}::int - 1, (sale_price - low)::bigint * ${barCount}::int / greatest(high - low, 1))::int`;
