import type { ListSort } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import { allOf, conditionsOf, type ListScope, shownBelow } from './listing-conditions.repository.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Sold-out products come last in every order. Equal products are ordered by number, so that no page repeats or skips one. */
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

/** The numbers on one page of a list, from the listings alone. */
export async function listListingPage(transaction: MallTransaction, wanted: PageWanted): Promise<string[]> {
  const select = wanted.sort === 'recommended' ? selectRecommended : selectSorted;
  const { rows } = await select(transaction, wanted).execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

type Selected = RawBuilder<{ productNo: string }>;

function selectSorted(transaction: MallTransaction, { sort, limit, offset, ...wanted }: PageWanted): Selected {
  return sql`
    select l.product_no from listing l where ${wantedOf(transaction, wanted)}
    order by l.is_sold_out, ${orders[sort]} limit ${limit} offset ${offset}`;
}

/** The first of each category below this one, which an index has in this order (0581): a top-level category is not read whole. */
function selectRecommended(transaction: MallTransaction, { limit, offset, ...wanted }: PageWanted): Selected {
  const { from, before } = wanted.scope.range;
  const order = sql`l.is_sold_out, ${orders.recommended}`;
  return sql`
    select l.product_no from category c cross join lateral (
      select l.product_no, l.is_sold_out, l.sort_order from listing l
      where ${wantedOf(transaction, wanted)} and l.category_no = c.category_no
      order by ${order} limit ${limit + offset}
    ) l
    where c.mall_id = ${transaction.mallId} and c.category_no >= ${from} and c.category_no < ${before}
    order by ${order} limit ${limit} offset ${offset}`;
}

type Narrowed = Pick<PageWanted, 'scope' | 'filter'>;

const wantedOf = (transaction: MallTransaction, { scope, filter }: Narrowed): RawBuilder<boolean> =>
  allOf([shownBelow(transaction, scope), ...conditionsOf(filter).values()]);

export async function countListings(transaction: MallTransaction, narrowed: Narrowed): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from listing l where ${wantedOf(transaction, narrowed)}`.execute(transaction);
  return rows[0]?.total ?? 0;
}
