import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import postgres from 'postgres';
import { operatorSettingsFile, port } from '../addresses.ts';
import { malls } from './malls.ts';

export const officeOrigin = `http://admin.localhost:${port}`;

/** A mall in which no other test lists orders. */
const { mallId } = malls.hanul;

/** The database of the test run, as its owner, bound to that mall unless another is named. */
export const openOwner = (ofMall: number = mallId) => openAs('DATABASE_OWNER_URL', ofMall);

/** The same with the office's login. */
export const openOffice = (ofMall: number) => openAs('OFFICE_DATABASE_URL', ofMall);

function openAs(setting: string, ofMall: number) {
  const settings = JSON.parse(readFileSync(operatorSettingsFile, 'utf8')) as Record<string, string>;
  const url = settings[setting];
  if (!url) throw new Error('no database of the run');
  return postgres(url, { max: 1, onnotice: () => undefined, connection: { 'app.mall_id': String(ofMall) } });
}

/** Gives this browser a new session of the demo staff of a role. */
export async function signInAsStaff(context: BrowserContext, role: string): Promise<void> {
  await signInAsNumber(context, await staffNoOf(role));
}

/** The demo staff of a role. */
export async function staffNoOf(role: string): Promise<number> {
  const owner = openOwner();
  const [row] = await owner<{ staffNo: string }[]>`
    select min(staff_no) as "staffNo" from staff_grant where role_code = ${role}`;
  await owner.end();
  return Number(row?.staffNo);
}

/** The same for any staff; replaces an earlier session of this browser. */
export async function signInAsNumber(context: BrowserContext, staffNo: number): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const owner = openOwner();
  await owner`
    insert into staff_session (session_hash, staff_no, device, address, began_at, last_seen_at, proved_at, ends_at)
    values (${createHash('sha256').update(key).digest()}, ${staffNo}, 'Linux · Chrome', '127.0.0.1', now(), now(), now(),
      now() + interval '12 hours')`;
  await owner.end();
  await context.addCookies([{ name: 'office', value: key, url: officeOrigin }]);
}

const deliveryRates = { usual: { fee: 3_000, freeFrom: 50_000 }, byMethod: {}, remoteSurcharge: 3_000 };

/** Adds orders, by default waiting for their parcels: of the mall's first member, for one piece of its first product, on that day. */
export async function addPreparedOrders(day: string, count: number, state = 'PREPARING'): Promise<string[]> {
  const owner = openOwner();
  const orderNos = Array.from({ length: count }, (_, index) => `${day}${10_000_000 + index}`);
  const noon = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00+09:00`;
  const orderedAt = state === 'PREPARING' ? new Date() : new Date(noon);
  await owner`
    with buyer as (select * from member order by member_no limit 1),
    bought as (
      select p.product_no, o.option_no, p.name, b.name as brand_name, p.image, p.delivery_method
      from listing l join product p using (product_no) join product_option o using (product_no) join brand b on b.brand_id = p.brand_id
      where l.mall_id = ${mallId} and p.kind = 'goods' and p.delivery_method = '1' order by product_no, option_no limit 1),
    placed as (
      insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email,
        recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
        total_amount, ordered_at, expires_at, paid_at)
      select mall_id, number, member_no, gen_random_uuid(), ${state}, '송주문', '01055550001', 'orderer@example.kr',
        '송주문', '01055550001', '04524', '서울특별시 중구 세종대로 00', 'CARD', ${owner.json(deliveryRates)}, 178000, 178000, 0,
        178000, ${orderedAt}, now(), now()
      from buyer, unnest(${orderNos}::text[]) as number
      returning mall_id, order_no)
    insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, option_text, image,
      unit_price, quantity, delivery_method, has_free_delivery)
    select mall_id, order_no, 1, product_no, option_no, name, brand_name, '', image, 178000, 1, delivery_method, true
    from placed, bought`;
  await owner.end();
  return orderNos;
}

/** The distinct states of these orders. */
export async function statesOf(orderNos: readonly string[]): Promise<string[]> {
  const owner = openOwner();
  const rows = await owner<{ state: string }[]>`
    select distinct state from mall_order where order_no = any (${[...orderNos]}::text[]) order by state`;
  await owner.end();
  return rows.map(({ state }) => state);
}
