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
 * meets them all, or fails the facet's own alone.
 */
export async function countFacets(
  transaction: MallTransaction,
  { scope, filter, barCount, lowestRates }: FacetsWanted,
): Promise<FacetCounts> {
  const { rows } = await sql<FacetCounts>`
    with near as materialized (${judgedListings(transaction, scope, filter)}),
    bounds as (
      select coalesce(min(sale_price), 0) as low, coalesce(max(sale_price), 0) as high
      from near where fails = fails_price
    )
    select bounds.low as minimum_price, bounds.high as maximum_price,
      ${brandCounts(filter)} as brands,
      ${countsBy(sql`family`, sql`near, unnest(colour_families) family where fails = fails_colour`)} as colour_families,
      ${countsBy(barOf(barCount), sql`near, bounds where fails = fails_price`)} as bars,
      ${countsBy(
        sql`rate`,
        sql`near join unnest(${[...lowestRates]}::int[]) rate on discount_rate >= rate where fails = fails_discount`,
      )} as discount_rates,
      (select count(*)::int from near where has_free_delivery and fails = fails_free_delivery) as free_delivery_count,
      (select count(*)::int from near where ships_today and not is_sold_out and fails = fails_ships_today) as ships_today_count,
      (select count(*)::int from near where is_sold_out and fails = fails_sold_out) as sold_out_count
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

const countsBy = (id: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', n)), '[]')
  from (select ${id} as id, count(*) as n from ${rows} group by 1) counted
)`;

/** Brands with most products first; a chosen brand stays in the list even if nothing is left of it. */
const brandCounts = (filter: ListingFilter) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.brand_id, 'name', b.name, 'count', coalesce(c.n, 0))
    order by coalesce(c.n, 0) desc, b.name), '[]')
  from brand b
  left join (select brand_id, count(*) as n from near where fails = fails_brand group by brand_id) c using (brand_id)
  where c.n is not null or b.brand_id = any(${[...filter.brandIds]}::int[])
)`;

/** The highest price belongs to the last bar, not to one of its own. */
const barOf = (barCount: number) => sql`
  least(${barCount}::int - 1, (sale_price - low)::bigint * ${barCount}::int / greatest(high - low, 1))::int`;
