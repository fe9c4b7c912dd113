import type { ProductSearch } from '@mall/contracts/search';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import { countFound, type FoundColumns, type FoundCounts, type Names } from './count-found.ts';
import { foundTable, type TermTexts } from './found.repository.ts';
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
  readonly names: Names;
  readonly limit: number;
  readonly offset: number;
  /** The most phones, and the most subscription products, to return. */
  readonly otherLimit: number;
  /** The depth of the counted categories, in digits of their numbers. */
  readonly categoryDigits: number;
  readonly barCount: number;
  readonly lowestRates: readonly number[];
};

export type Found = FoundCounts & {
  foundTotal: number;
  wirelessTotal: number;
  subscriptionTotal: number;
  goodsNos: string[];
  /** The most relevant goods, whatever the requested sort order and page. */
  bestNos: string[];
  wirelessNos: string[];
  subscriptionNos: string[];
};

/** Everything about a search in one pass over the index: a page, totals, facets and categories of all matches. */
export async function findProducts(transaction: MallTransaction, wanted: Wanted): Promise<Found> {
  const { terms, filter, sort, names, otherLimit, barCount, lowestRates, ...limits } = wanted;
  const values = { ...limits, words: JSON.stringify(terms.words), phrases: JSON.stringify(terms.phrases) };
  const rows = narrowsNothing(filter)
    ? await selectAll[sort](transaction, values)
    : (await selectFound(values, { filter, sort }).execute(transaction)).rows;
  const [row] = rows;
  if (!row) throw new Error('a query without a table has one row');
  const { goodsNos, bestNos, wirelessNos, subscriptionNos, ...columns } = row;
  return {
    ...countFound(columns, { names, barCount, lowestRates }),
    foundTotal: columns.marks.length + wirelessNos.length + subscriptionNos.length,
    wirelessTotal: wirelessNos.length,
    subscriptionTotal: subscriptionNos.length,
    ...{ goodsNos, bestNos },
    wirelessNos: wirelessNos.slice(0, otherLimit),
    subscriptionNos: subscriptionNos.slice(0, otherLimit),
  };
}

type FoundRow = FoundColumns & Pick<Found, 'goodsNos' | 'bestNos' | 'wirelessNos' | 'subscriptionNos'>;
type FoundValues = Pick<Wanted, 'limit' | 'offset' | 'categoryDigits'> & TermTexts;

const unfiltered = { brandIds: [], category: null, minimumPrice: null, maximumPrice: null, includesSoldOut: true };
/** Searches without a filter, which most are, use a statement that is compiled once. */
const selectAll = Object.fromEntries(
  Object.keys(orders).map((sort) => [
    sort,
    compiledQuery((transaction, values: FoundValues) => ({
      compile: () => selectFound(values, { filter: unfiltered, sort: sort as Sort }).compile(transaction),
    })),
  ]),
) as Record<Sort, (transaction: MallTransaction, values: FoundValues) => Promise<FoundRow[]>>;

/** The columns are JSON, which the server reads many times as fast as an array of the database. */
function selectFound(
  { words, phrases, limit, offset, categoryDigits }: FoundValues,
  { filter, sort }: Pick<Wanted, 'filter' | 'sort'>,
): RawBuilder<FoundRow> {
  const others = (kind: string) => sql`array(select product_no from found where kind = ${kind} order by ${accuracy})`;
  const column = (value: RawBuilder<unknown>) => sql`coalesce(json_agg(${value}), '[]')`;
  return sql<FoundRow>`
    with ${foundTable({ words, phrases }, filter)}
    select columns.*,
      array(select product_no from found where kind = 'goods' and fails = 0
        order by is_sold_out, ${orders[sort]} limit ${limit} offset ${offset}) as goods_nos,
      array(select product_no from found where kind = 'goods' order by ${accuracy} limit ${limit}) as best_nos,
      ${others('wireless')} as wireless_nos,
      ${others('subscription')} as subscription_nos
    from (
      select ${column(sql`brand_id`)} as brand_ids, ${column(sql`left(category_no, ${categoryDigits}::int)`)} as category_nos,
        ${column(sql`sale_price`)} as prices, ${column(sql`discount_rate`)} as discount_rates,
        ${column(sql`fails + marks`)} as marks
      from found where kind = 'goods') columns`;
}

type ReadNames = { brandIds: number[]; brandNames: string[]; categoryNos: string[]; categoryNames: string[] };

/** Of all brands and the mall's categories, in the order in which equal counts are shown. */
export async function listNames(transaction: MallTransaction): Promise<Names> {
  const { rows } = await sql<ReadNames>`
    select * from (
      select coalesce(json_agg(brand_id order by name), '[]') as brand_ids,
        coalesce(json_agg(name order by name), '[]') as brand_names from brand) brands, (
      select coalesce(json_agg(category_no order by category_no), '[]') as category_nos,
        coalesce(json_agg(name order by category_no), '[]') as category_names
      from category where mall_id = ${transaction.mallId}) categories`.execute(transaction);
  const [names] = rows;
  if (!names) throw new Error('a query without a table has one row');
  const { brandIds, brandNames, categoryNos, categoryNames } = names;
  return {
    brands: brandIds.map((id, at) => [id, brandNames[at] ?? '']),
    categories: categoryNos.map((categoryNo, at) => [categoryNo, categoryNames[at] ?? '']),
  };
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
