import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import postgres from 'postgres';
import { operatorSettingsFile, port } from '../addresses.ts';

export const officeOrigin = `http://admin.localhost:${port}`;

/** The database of the run, as its owner, bound to the first mall. */
const openOwner = () => {
  const { DATABASE_OWNER_URL: url } = JSON.parse(readFileSync(operatorSettingsFile, 'utf8')) as Record<string, string>;
  if (!url) throw new Error('no database of the run');
  return postgres(url, { max: 1, onnotice: () => undefined, connection: { 'app.mall_id': '1' } });
};

/** Gives this browser the session of a demo staff who has just signed in. */
export async function signInAsStaff(context: BrowserContext, role: string): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const owner = openOwner();
  await owner`
    insert into staff_session (session_hash, staff_no, device, address, began_at, last_seen_at, proved_at, ends_at)
    select ${createHash('sha256').update(key).digest()}, staff_no, 'Linux · Chrome', '127.0.0.1', now(), now(), now(),
      now() + interval '12 hours'
    from staff_grant where role_code = ${role} order by staff_no limit 1`;
  await owner.end();
  await context.addCookies([{ name: 'office', value: key, url: officeOrigin }]);
}

/** Orders that wait for their parcels, each a copy of one that a member has made, with its first line. */
export async function addPreparedOrders(day: string, count: number): Promise<string[]> {
  const owner = openOwner();
  const orderNos = Array.from({ length: count }, (_, index) => `${day}${10_000_000 + index}`);
  await owner`
    with model as (select * from mall_order where paid_at is not null and road_address <> '' order by mall_id, order_no limit 1),
    copy as (
      insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email,
        recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
        total_amount, ordered_at, expires_at, paid_at)
      select mall_id, number, member_no, gen_random_uuid(), 'PREPARING', orderer_name, orderer_phone, orderer_email,
        recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
        total_amount, now(), now(), now()
      from model, unnest(${orderNos}::text[]) as number
      returning mall_id, order_no)
    insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, option_text, image,
      unit_price, quantity, delivery_method, has_free_delivery)
    select copy.mall_id, copy.order_no, 1, l.product_no, l.option_no, l.product_name, l.brand_name, l.option_text, l.image,
      l.unit_price, l.quantity, l.delivery_method, l.has_free_delivery
    from copy, model join order_line l using (mall_id, order_no) where l.line_no = 1`;
  await owner.end();
  return orderNos;
}

/** The states of these orders, each once. */
export async function statesOf(orderNos: readonly string[]): Promise<string[]> {
  const owner = openOwner();
  const rows = await owner<{ state: string }[]>`
    select distinct state from mall_order where order_no = any (${[...orderNos]}::text[]) order by state`;
  await owner.end();
  return rows.map(({ state }) => state);
}
