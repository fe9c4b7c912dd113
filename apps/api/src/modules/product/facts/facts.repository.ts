import type { PhoneFacts, SubscriptionFacts } from '@mall/contracts/office/product-facts';
import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '../office/product.repository.ts';

const asList = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(row_to_json(one)) from (${rows}) one), '[]')`;

const memories = asList(sql`
  select m.memory, m.is_sold_out as "isSoldOut", (
    select json_agg(json_build_object('since', to_char(since, 'YYYY-MM-DD'), 'price', price) order by since)
    from unnest(m.price_since || m.later_days, m.release_price || m.later_prices) as dated (since, price)) as prices
  from wireless_memory m where m.product_no = w.product_no order by m.sort_order, m.memory`);

/** A phone's own fields; undefined for another kind of product. */
export async function findPhone(runner: Runner, productNo: string): Promise<PhoneFacts | undefined> {
  const { rows } = await sql<PhoneFacts>`
    select w.network, ${memories} as memories, json_build_object('memory', w.card_memory, 'planNo', w.card_plan_no,
        'joinType', w.card_join_type, 'discountType', w.card_discount_type) as card,
      w.benefit_line_1, w.benefit_line_2, w.related_nos
    from wireless_model w where w.product_no = ${productNo}`.execute(runner);
  return rows[0];
}

const cards = asList(sql`
  select c.card_no as "cardNo", c.name, c.minimum_spend as "minimumSpend", c.monthly_discount as "monthlyDiscount",
    to_char(c.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", c.source
  from partner_card c where c.product_no = s.product_no order by c.card_no`);

/** A subscription's own fields; undefined for another kind of product. */
export async function findSubscription(runner: Runner, productNo: string): Promise<SubscriptionFacts | undefined> {
  const { rows } = await sql<SubscriptionFacts>`
    select s.purchase_price, s.registration_fee, s.visit_cycle_months, s.is_first_month_free, s.leave_percent, s.take_back_fee,
      s.cancellation_terms, ${cards} as partner_cards
    from subscription_product s where s.product_no = ${productNo}`.execute(runner);
  return rows[0];
}
