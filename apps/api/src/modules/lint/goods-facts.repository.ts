import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts, ProductFact, RaisedFee, SaleFact } from '@mall/domain/lint/facts';
import { sql } from 'kysely';

/** The products that the mall shows, with its statements about each. */
export async function readProducts(transaction: MallTransaction, at: Date): Promise<ProductFact[]> {
  const { mallId } = transaction;
  const { rows } = await sql<ProductFact>`
    select p.product_no, p.name, p.kind, p.seller, l.discount_rate, p.market_price, coalesce(f.former_price, l.sale_price) as former_price,
      coalesce((
        select array_agg((line ->> 'label') || ': ' || (line ->> 'value'))
        from jsonb_array_elements(p.statutory_notice) line where btrim(line ->> 'value') <> ''), '{}') as notice,
      (select json_build_object('name', g.name, 'lines', g.lines) from notice_group g where g.code = p.notice_group) as group,
      p.kind = 'goods' and coalesce((
        select min(o.extra_price) from product_option o
        where o.product_no = p.product_no and o.use_code = 'GD00701'), 0) > 0 as costs_more,
      case when p.kind = 'goods' then coalesce((
        select (array_agg(o.extra_price order by o.option_no))[1] - min(o.extra_price) from product_option o join option_stock s using (product_no, option_no)
        where o.product_no = p.product_no and o.use_code = 'GD00701' and s.quantity > 0), 0) else 0 end as starts_dearer,
      p.delivery_method = '5' and not p.has_free_delivery as has_unknown_freight,
      coalesce(s.is_first_month_free, false) as is_first_month_free,
      coalesce(jsonb_array_length(s.cancellation_terms), 0) as leaving_lines
    from listing l join product p using (product_no) left join subscription_product s using (product_no)
      left join (
        select product_no, min(price_before) as former_price from listing_price
        where mall_id = ${mallId} and changed_at > ${at}::timestamptz - interval '20 days'
        group by product_no
      ) f using (product_no)
    where l.mall_id = ${mallId} and l.is_visible
    order by p.product_no`.execute(transaction);
  return rows;
}

/** Subscription fees now above those of a signed contract of the same term, and plans, now or from an announced day on. */
export async function readRaisedFees(
  transaction: MallTransaction,
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<RaisedFee[]> {
  const { mallId } = transaction;
  const { rows } = await sql<RaisedFee>`
    select 'subscription' as of, p.product_no as no, p.name, t.months, t.care_type, min(signed.fee) as before, t.monthly_fee as after,
      null as from, count(*)::int as contracts
    from subscription_application a
      cross join lateral (select (a.sheet #>> '{cost,monthlyFee}')::int as fee) signed
      join subscription_term t on t.mall_id = a.mall_id and t.product_no = a.product_no
        and t.months = (a.sheet ->> 'months')::int and t.care_type = a.sheet ->> 'careType'
      join product p on p.product_no = a.product_no
    where a.mall_id = ${mallId} and a.state not in ('TERMINATED', 'CANCELLED') and (a.ends_on is null or a.ends_on >= ${today}::date)
      and t.monthly_fee > signed.fee
    group by p.product_no, t.months, t.care_type, t.monthly_fee
    union all
    select 'plan', c.plan_no::text, c.name, null, null, min(signed.fee), price.monthly_price,
      case when price.valid_from > ${at} then to_char(price.valid_from at time zone 'Asia/Seoul', 'YYYY-MM-DD') end, count(*)::int
    from application a
      cross join lateral (
        select (a.sheet #>> '{quote,planMonthlyPrice}')::int as fee, (a.sheet #>> '{quote,contractMonths}')::int as months) signed
      join carrier_plan c on c.plan_no = a.plan_no
      join carrier_plan_price price on price.plan_no = c.plan_no and (price.valid_to is null or price.valid_to > ${at})
    where a.mall_id = ${mallId} and a.state not in ('REJECTED', 'CANCELLED', 'WITHDRAWN')
      and coalesce(a.activated_at, a.submitted_at) + make_interval(months => signed.months) > ${at} and price.monthly_price > signed.fee
    group by c.plan_no, price.monthly_price, price.valid_from
    order by 1, 2, 4, 5, 8`.execute(transaction);
  return rows;
}

/** Content that is switched on without effect. */
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
      select coalesce(sum(stock.quantity), 0)::int from product_option o join option_stock stock using (product_no, option_no)
      where o.product_no = s.product_no and o.option_no = any (s.option_nos) and o.use_code = 'GD00701') as stock
    from special_sale s join listing l using (mall_id, product_no)
    where s.mall_id = ${transaction.mallId} and s.ends_at > ${at}
    order by s.sale_no`.execute(transaction);
  return rows;
}
