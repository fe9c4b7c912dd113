import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts, ProductFact, SaleFact } from '@mall/domain/lint/facts';
import { sql } from 'kysely';

/** What the mall shows, with what is said of each product. */
export async function readProducts(transaction: MallTransaction): Promise<ProductFact[]> {
  const { rows } = await sql<ProductFact>`
    select p.product_no, p.name, p.kind, l.discount_rate,
      coalesce((
        select array_agg((line ->> 'label') || ': ' || (line ->> 'value'))
        from jsonb_array_elements(p.statutory_notice) line where btrim(line ->> 'value') <> ''), '{}') as notice,
      p.kind = 'goods' and coalesce((
        select min(o.extra_price) from product_option o
        where o.product_no = p.product_no and o.use_code = 'GD00701'), 0) > 0 as costs_more,
      p.delivery_method = '5' and not p.has_free_delivery as has_unknown_freight,
      coalesce(s.is_first_month_free, false) as is_first_month_free,
      coalesce(jsonb_array_length(s.cancellation_terms), 0) as leaving_lines
    from listing l join product p using (product_no) left join subscription_product s using (product_no)
    where l.mall_id = ${transaction.mallId} and l.is_visible
    order by p.product_no`.execute(transaction);
  return rows;
}

/** What is switched on in vain. */
export async function readUnseen(transaction: MallTransaction): Promise<LintFacts['unseen']> {
  const { rows } = await sql<LintFacts['unseen'][number]>`
    select p.product_no, p.name from listing l join product p using (product_no)
    where l.mall_id = ${transaction.mallId} and l.is_on and not l.is_visible
    order by p.product_no`.execute(transaction);
  return rows;
}

/** Special sales that have not ended. */
export async function readSales(transaction: MallTransaction, at: Date): Promise<SaleFact[]> {
  const { rows } = await sql<SaleFact>`
    select s.sale_no, s.headline, s.product_no, s.total_pieces - s.taken_pieces as pieces_left, l.is_visible, (
      select coalesce(sum(o.stock_quantity), 0)::int from product_option o
      where o.product_no = s.product_no and o.option_no = any (s.option_nos) and o.use_code = 'GD00701') as stock
    from special_sale s join listing l using (mall_id, product_no)
    where s.mall_id = ${transaction.mallId} and s.ends_at > ${at}
    order by s.sale_no`.execute(transaction);
  return rows;
}
