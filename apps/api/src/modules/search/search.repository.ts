import type { ProductSearch } from '@mall/contracts/search';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import type { FacetCounts } from '../product-list/facet-counts.ts';
import { foundTables, type TermTexts } from './found.repository.ts';
import { narrowsNothing, type SearchFilter } from './search-filter.ts';
import type { SearchTerms } from './search-terms.ts';

type Sort = NonNullable<ProductSearch['sort']>;

/** Sold-out products come last in each of these orders. */
const accuracy = sql`rank desc, popularity desc, product_no`;
/** A search has no order of the shop's own: the recommended order is by relevance. */
const orders: Record<Sort, RawBuilder<unknown>> = {
  accuracy,
  recommended: accuracy,
  popular: sql`popularity desc, rank desc, product_no`,
  priceAscending: sql`sale_price, rank desc, product_no`,
  priceDescending: sql`sale_price desc, rank desc, product_no`,
  discount: sql`discount_rate desc, rank desc, product_no`,
  newest: sql`listed_on desc, rank desc, product_no`,
  rating: sql`star_rank desc, review_count desc, rank desc, product_no`,
  reviews: sql`review_count desc, star_rank desc, rank desc, product_no`,
};

export type Wanted = {
  readonly terms: SearchTerms;
  readonly filter: SearchFilter;
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  /** The most phones, and the most subscription products, to return. */
  readonly otherLimit: number;
  /** The depth of the counted categories, in digits of their numbers. */
  readonly categoryDigits: number;
  readonly barCount: number;
  readonly lowestRates: readonly number[];
};

export type Found = {
  foundTotal: number;
  wirelessTotal: number;
  subscriptionTotal: number;
  goodsTotal: number;
  goodsNos: string[];
  /** The most relevant goods, whatever the requested sort order and page. */
  bestNos: string[];
  wirelessNos: string[];
  subscriptionNos: string[];
  facets: Omit<FacetCounts, 'colourFamilies'>;
  categories: { categoryNo: string; name: string; count: number }[];
};

/** Everything about a search in one pass over the index: a page, totals, facets and categories of all matches. */
export async function findProducts(transaction: MallTransaction, wanted: Wanted): Promise<Found> {
  const { terms, filter, sort, lowestRates, ...limits } = wanted;
  const [words, phrases] = [JSON.stringify(terms.words), JSON.stringify(terms.phrases)];
  const values = { ...limits, words, phrases, rates: [...lowestRates] };
  const rows = narrowsNothing(filter)
    ? await findAll[sort](transaction, values)
    : (await selectFound(transaction, values, { filter, sort }).execute(transaction)).rows;
  const [found] = rows;
  if (!found) throw new Error('a query without a table has one row');
  return found;
}

type FoundValues = Omit<Wanted, 'terms' | 'filter' | 'sort' | 'lowestRates'> & TermTexts & { readonly rates: number[] };

const unfiltered = { brandIds: [], category: null, minimumPrice: null, maximumPrice: null, includesSoldOut: true };
/** Searches without a filter, which most are, use a statement that is compiled once. */
const findAll = Object.fromEntries(
  Object.keys(orders).map((sort) => [
    sort,
    compiledQuery((transaction, values: FoundValues) => ({
      compile: () => selectFound(transaction, values, { filter: unfiltered, sort: sort as Sort }).compile(transaction),
    })),
  ]),
) as Record<Sort, (transaction: MallTransaction, values: FoundValues) => Promise<Found[]>>;

function selectFound(
  transaction: MallTransaction,
  { words, phrases, limit, offset, otherLimit, categoryDigits, barCount, rates }: FoundValues,
  { filter, sort }: Pick<Wanted, 'filter' | 'sort'>,
): RawBuilder<Found> {
  const others = (kind: string) =>
    sql`array(select product_no from others where kind = ${kind} order by ${accuracy} limit ${otherLimit})`;
  return sql<Found>`
    with ${foundTables({ words, phrases }, filter)}, totals as (
      select count(*)::int as goods_found, count(*) filter (where fails = 0)::int as goods,
        coalesce(min(sale_price) filter (where fails = fails_price), 0) as low,
        coalesce(max(sale_price) filter (where fails = fails_price), 0) as high,
        count(*) filter (where fails = 0 and has_free_delivery)::int as free_delivery,
        count(*) filter (where fails = 0 and ships_today and not is_sold_out)::int as ships_today,
        count(*) filter (where fails = fails_sold_out and is_sold_out)::int as sold_out
      from goods
    ), counted as (
      select brand_id, category, bar, rate,
        count(*) filter (where fails = fails_brand)::int as by_brand,
        count(*) filter (where fails = fails_category)::int as by_category,
        count(*) filter (where fails = fails_price)::int as by_price,
        count(*) filter (where fails = 0)::int as by_rate
      from (
        select g.brand_id, g.fails, g.fails_brand, g.fails_category, g.fails_price,
          left(g.category_no, ${categoryDigits}::int) as category,
          least(${barCount}::int - 1, (g.sale_price - low)::bigint * ${barCount}::int / greatest(high - low, 1))::int as bar,
          width_bucket(g.discount_rate, ${rates}::int[]) as rate
        from goods g, totals
      ) g
      group by grouping sets ((brand_id), (category), (bar), (rate))
    )
    select
      goods_found + (select count(*)::int from others) as found_total,
      (select count(*)::int from others where kind = 'wireless') as wireless_total,
      (select count(*)::int from others where kind = 'subscription') as subscription_total,
      totals.goods as goods_total,
      array(select product_no from goods where fails = 0 order by is_sold_out, ${orders[sort]} limit ${limit} offset ${offset}) as goods_nos,
      array(select product_no from goods order by ${accuracy} limit ${limit}) as best_nos,
      ${others('wireless')} as wireless_nos,
      ${others('subscription')} as subscription_nos,
      json_build_object(
        'minimumPrice', low, 'maximumPrice', high, 'freeDeliveryCount', free_delivery,
        'shipsTodayCount', totals.ships_today, 'soldOutCount', sold_out,
        'brands', (select coalesce(json_agg(json_build_object('id', c.brand_id, 'name', b.name, 'count', by_brand)
            order by by_brand desc, b.name), '[]')
          from counted c join brand b using (brand_id) where by_brand > 0),
        'bars', (select coalesce(json_agg(json_build_object('id', bar, 'count', by_price)), '[]') from counted where bar is not null),
        'discountRates', (select coalesce(json_agg(json_build_object('id', lowest, 'count', n)), '[]') from (
          select lowest, sum(by_rate)::int as n from unnest(${rates}::int[]) with ordinality rates (lowest, step)
          join counted on rate >= step group by lowest) steps)
      ) as facets,
      (select coalesce(json_agg(json_build_object('categoryNo', category, 'name', k.name, 'count', by_category)
          order by by_category desc, category), '[]')
        from counted c join category k on k.mall_id = ${transaction.mallId} and k.category_no = c.category
        where by_category > 0) as categories
    from totals`;
}

/** The most relevant products of all kinds that match the words. */
export async function listBestNos(
  transaction: MallTransaction,
  { words, phrases }: SearchTerms,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ productNo: string }>`
    select product_no from search_listing(${JSON.stringify(words)}::text::jsonb, ${JSON.stringify(phrases)}::text::jsonb)
    order by is_sold_out, ${accuracy} limit ${limit}`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

/** Without the member: the log says what is searched, not by whom. */
export type Searched = { readonly keyword: string; readonly hasResult: boolean; readonly searchedAt: Date };

export async function insertSearchLog(transaction: MallTransaction, searched: readonly Searched[]): Promise<void> {
  await sql`
    insert into search_log (mall_id, keyword, has_result, searched_at)
    select ${transaction.mallId}, keyword, "hasResult", "searchedAt"
    from jsonb_to_recordset(${JSON.stringify(searched)}::text::jsonb)
      of_one (keyword text, "hasResult" boolean, "searchedAt" timestamptz)`.execute(transaction);
}
