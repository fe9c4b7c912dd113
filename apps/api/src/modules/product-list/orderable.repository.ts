import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type ListingPage = { readonly total: number; readonly productNos: string[] };
type PageWanted = { readonly keyword: string; readonly limit: number; readonly offset: number };

/** Goods that a mall shows and has in stock, by a part of their name, model or number; in the mall's order. */
export async function listOrderablePage(
  transaction: MallTransaction,
  { keyword, limit, offset }: PageWanted,
): Promise<ListingPage> {
  const typed = keyword.toLowerCase();
  const { rows } = await sql<{ total: number; productNos: string[] }>`
    with found as materialized (
      select l.product_no, l.sort_order from listing l join product p using (product_no)
      where l.mall_id = ${transaction.mallId} and l.kind = 'goods' and l.is_visible and not l.is_sold_out
        and (${typed} = '' or strpos(lower(concat_ws(E'\n', p.name, p.model_name, p.product_no)), ${typed}) > 0)
    )
    select (select count(*)::int from found) as total, array(
      select product_no from found order by sort_order, product_no limit ${limit} offset ${offset}
    ) as product_nos`.execute(transaction);
  return rows[0] ?? { total: 0, productNos: [] };
}
