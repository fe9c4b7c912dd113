import { sql } from 'kysely';
import type { Shop } from './shop.ts';

type Copies = { readonly orderNo: string; readonly state: 'PAID' | 'PREPARING'; readonly count: number };

/** Copies an order with its lines, dated the first day of 2019, without holding stock; returns the copies' numbers. */
export async function copyOrder({ owner }: Pick<Shop, 'owner'>, { orderNo, state, count }: Copies): Promise<string[]> {
  const copies = sql`(select n, '20190101' || (10000000 + n) as number from generate_series(1, ${sql.lit(count)}) n) copies`;
  await sql`
    insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
      recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount, total_amount,
      ordered_at, expires_at, paid_at)
    select mall_id, number, member_no, gen_random_uuid(), ${state}, orderer_name, orderer_phone, orderer_email,
      recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
      total_amount, '2019-01-01T00:00:00Z', now(), now()
    from mall_order, ${copies} where order_no = ${orderNo}`.execute(owner);
  const { rows } = await sql<{ orderNo: string }>`
    insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, option_text, image, unit_price,
      quantity, delivery_method, has_free_delivery)
    select mall_id, number, line_no, product_no, option_no, product_name, brand_name, option_text, image, unit_price,
      quantity, delivery_method, has_free_delivery
    from order_line, ${copies} where order_no = ${orderNo}
    returning order_no`.execute(owner);
  return rows.map((row) => row.orderNo);
}
