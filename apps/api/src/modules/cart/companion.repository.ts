import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Basket } from './cart.repository.ts';

/** Latest orders considered per product; more would hardly change the result. */
const latestOrders = 200;
/** Listings considered per category; the basket may already contain nearly all of them. */
const nearestListings = 60;

/**
 * Goods on sale that are not in the basket: first those often bought with its products, most often first, then those of
 * the same categories in the mall's order.
 */
export async function listCompanionNos(
  transaction: MallTransaction,
  { memberNo, since, limit }: Basket & { readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ productNo: string }>`
    with basket as materialized (
      select distinct c.product_no, l.category_no from cart_line c join listing l using (mall_id, product_no)
      where c.mall_id = ${transaction.mallId} and c.member_no = ${memberNo} and c.touched_at > ${since}
    ), found as (
      select other.product_no, count(distinct other.order_no) as times
      from (select distinct product_no from basket) b
      cross join lateral (
        select order_no from order_line
        where mall_id = ${transaction.mallId} and product_no = b.product_no order by order_no desc limit ${latestOrders}
      ) own
      join mall_order o on o.mall_id = ${transaction.mallId} and o.order_no = own.order_no
        and o.state not in ('PENDING_PAYMENT', 'CANCELLED', 'EXPIRED')
      join order_line other on other.mall_id = ${transaction.mallId} and other.order_no = own.order_no
      group by other.product_no
      union all
      select near.product_no, 0
      from (select distinct category_no from basket) c
      cross join lateral (
        select product_no from listing
        where mall_id = ${transaction.mallId} and kind = 'goods' and category_no = c.category_no and is_visible and not is_sold_out
        order by sort_order, product_no limit ${nearestListings}
      ) near
    )
    select l.product_no
    from (select product_no, max(times) as times from found group by product_no) f
    join listing l on l.mall_id = ${transaction.mallId} and l.product_no = f.product_no
    where l.kind = 'goods' and l.is_visible and not l.is_sold_out
      and l.product_no not in (select product_no from basket)
    order by f.times desc, l.sort_order, l.product_no
    limit ${limit}`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}
