import type { ListSort } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import { allOf, conditionsOf, type ListScope, shownBelow } from './listing-conditions.repository.ts';
import type { ListingFilter } from './listing-filter.ts';

/** What is sold out stands last in each of them. Products that compare equal are ordered by number, so that no page repeats or skips one. */
const orders: Record<ListSort, RawBuilder<unknown>> = {
  recommended: sql`l.sort_order, l.product_no`,
  popular: sql`l.favourite_count desc, l.product_no`,
  priceAscending: sql`l.sale_price, l.product_no`,
  priceDescending: sql`l.sale_price desc, l.product_no`,
  discount: sql`l.discount_rate desc, l.product_no`,
  newest: sql`l.listed_on desc, l.product_no`,
  rating: sql`l.star_rank desc, l.review_count desc, l.product_no`,
  reviews: sql`l.review_count desc, l.star_rank desc, l.product_no`,
};

type PageWanted = {
  readonly scope: ListScope;
  readonly filter: ListingFilter;
  readonly sort: ListSort;
  readonly limit: number;
  readonly offset: number;
};
export type ListingPage = { readonly total: number; readonly productNos: string[] };

/** One page of numbers and the count of all, from the listings alone. */
export async function listListingPage(
  transaction: MallTransaction,
  { scope, filter, sort, limit, offset }: PageWanted,
): Promise<ListingPage> {
  const where = allOf([shownBelow(transaction, scope), ...conditionsOf(filter).values()]);
  const { rows } = await sql<{ productNo: string; total: number }>`
    select l.product_no, count(*) over ()::int as total
    from listing l where ${where} order by l.is_sold_out, ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    transaction,
  );
  const [first] = rows;
  if (first) return { total: first.total, productNos: rows.map((row) => row.productNo) };
  // After the last page there is no row to carry the count.
  return { total: offset === 0 ? 0 : await countListings(transaction, where), productNos: [] };
}

async function countListings(transaction: MallTransaction, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from listing l where ${where}`.execute(
    transaction,
  );
  return rows[0]?.total ?? 0;
}
