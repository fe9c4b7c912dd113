import { sql, type Transaction } from 'kysely';
import { connectDatabase } from '../../../packages/db/src/connection.ts';
import type { DB } from '../../../packages/db/src/generated.ts';

export type OfficeSize = {
  /** All malls, including the demo malls. */
  readonly malls: number;
  /** As many members as orders. */
  readonly orders: number;
};

/**
 * Runs once: adds malls, and members and orders of two years in all of them, by far the most in the first malls. One mall of
 * twenty has had no order for a year. As the server's administrator, who bypasses foreign keys.
 */
export async function seedOffice(url: string, size: OfficeSize, log: (line: string) => void): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const known = owner.selectFrom('mall').select('mallId').where('mallUrl', '=', 'office8');
    if (await known.executeTakeFirst()) return;
    await owner.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`set local work_mem = '256MB'`.execute(transaction);
      for (const [what, insert] of steps) {
        log(what);
        await insert(transaction, size);
      }
    });
    log('statistics');
    await sql`vacuum (analyze)`.execute(owner);
  } finally {
    await owner.destroy();
  }
}

type Step = (transaction: Transaction<DB>, size: OfficeSize) => Promise<unknown>;
/** Above the numbers of the demo data. */
const firstMember = 10_000_000;

const insertMalls: Step = (transaction, { malls }) =>
  sql`
    insert into mall
    select copy.* from mall model cross join generate_series(8, ${malls}::int) n cross join lateral jsonb_populate_record(model,
      jsonb_build_object('mall_id', n, 'mall_url', 'office' || n, 'name', '몰' || n, 'title', '몰' || n)) copy
    where model.mall_id = 1`.execute(transaction);

/** The number of a mall determines its size: the first has a fifth of all orders, the last two dozen. */
const shareOut: Step = (transaction, { orders }) =>
  sql`
    create temp table share on commit drop as
    select mall_id, greatest(3, round(${orders}::int * mall_id ^ -1.2 / sum(mall_id ^ -1.2) over ()))::int as rows, mall_id % 20 = 13 as is_idle
    from mall`.execute(transaction);

/** A few names and syllables are those of many. */
const familyNames = '김김김김이이이박박최정강조윤장임한오서신';
const firstSyllables = '민서지현수영준도하은예주성재승동태유시건소채나다라미병상원해';
const lastSyllables = '수준우연진호아영희민현은서원빈경석훈정미율윤혁찬주인나림선화';
const oneOf = (syllables: string, power: number) =>
  sql`substr(${syllables}, 1 + floor(${syllables.length}::int * random() ^ ${power}::float)::int, 1)`;

const nameMembers: Step = (transaction) =>
  sql`
    create temp table person on commit drop as
    select mall_id, turn, is_idle, ${firstMember}::int + place as member_no,
      ${oneOf(familyNames, 1)} || ${oneOf(firstSyllables, 1.5)} || ${oneOf(lastSyllables, 1.5)} as name,
      '010' || lpad(floor(random() * 100000000)::int::text, 8, '0') as phone
    from (
      select *, row_number() over (order by hashint8(mall_id * 1000003::bigint + turn)) as place from share, generate_series(1, rows) turn
    ) shuffled`.execute(transaction);

const insertMembers: Step = (transaction, { orders }) =>
  sql`
    insert into member (mall_id, member_no, login_id, password_hash, name, email, phone, joined_at) overriding system value
    select mall_id, member_no, 'user' || member_no, 'x', name, 'user' || member_no || '@mall.example', phone,
      now() - (${orders}::int + ${firstMember}::int - member_no) * interval '1 minute'
    from person order by member_no`.execute(transaction);

/** Who ordered when, and the state of each order; random columns decide the rest. */
const decideOrders: Step = async (transaction) => {
  await sql`
    create temp table ordering on commit drop as
    select mall_id, 1 + floor(random() * rows)::int as turn, n,
      now() - (case when is_idle then 400 + 330 * random() else 730 * random() ^ 1.2 end) * interval '1 day' as at,
      random() as luck, random() as chance, random() as draw
    from (select *, row_number() over () as n from share, generate_series(1, rows)) numbered`.execute(transaction);
  await sql`create index on person (mall_id, turn)`.execute(transaction);
  await sql`analyze person, ordering`.execute(transaction);
  await sql`
    create temp table placed on commit drop as
    select o.*, p.member_no, p.name, p.phone, 1000 * (5 + floor(200 * luck ^ 3))::int as amount,
      to_char(at at time zone 'Asia/Seoul', 'YYYYMMDD') || lpad((n * 7919 % 100000000)::text, 8, '0') as order_no,
      case
        when draw < 0.05 then 'CANCELLED' when draw < 0.09 then 'EXPIRED'
        when at < now() - interval '14 days' then 'CONFIRMED' when at < now() - interval '5 days' then 'DELIVERED'
        when at < now() - interval '2 days' then 'SHIPPED' when draw < 0.2 then 'PENDING_PAYMENT' when draw < 0.6 then 'PAID'
        else 'PREPARING' end as state
    from ordering o join person p using (mall_id, turn)`.execute(transaction);
};

const insertOrders: Step = (transaction) =>
  sql`
    insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
      recipient_phone, postcode, road_address, detail_address, delivery_request, payment_method, delivery_rates, market_amount, goods_amount,
      delivery_amount, total_amount, ordered_at, expires_at, paid_at)
    select mall_id, order_no, member_no, gen_random_uuid(), state, name, phone, 'user' || member_no || '@mall.example',
      case when chance < 0.7 then name else '받는' || right(name, 1) end, phone, '04512', '서울특별시 중구 세종대로 110',
      '101동 ' || (member_no % 1500) || '호', '문 앞에 놓아 주세요.', 'CARD', '{"usual": {"fee": 3000, "freeFrom": 50000}, "byMethod": {}, "remoteSurcharge": 3000}',
      amount, amount, fee, amount + fee, at, at + interval '30 minutes', case when state not in ('PENDING_PAYMENT', 'EXPIRED') then at end
    from placed, lateral (select case when amount >= 50000 then 0 else 3000 end as fee) more order by at`.execute(
    transaction,
  );

const insertLines: Step = (transaction) =>
  sql`
    with thing as materialized (
      select row_number() over (order by product_no) as place, count(*) over () as things, product_no, option_no, p.name, p.image
      from (select product_no, min(option_no) as option_no from product_option group by 1) o join product p using (product_no)
      where p.kind = 'goods'
    )
    insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity,
      delivery_method, has_free_delivery)
    select mall_id, order_no, line_no, product_no, option_no, thing.name, '브랜드', image, amount, 1 + line_no % 2, '1', false
    from placed cross join lateral generate_series(1, 1 + floor(chance * 2)::int) line_no
    join thing on place = 1 + (n * 31 + line_no * 7) % (select max(things) from thing) order by at`.execute(
    transaction,
  );

/** Whole orders, each in one parcel; contents are not searched. */
const insertShipments: Step = (transaction) =>
  sql`
    insert into shipment (mall_id, order_no, shipment_no, carrier, invoice_no, shipped_at)
    select mall_id, order_no, 1, 'CJ대한통운', lpad(floor(chance * 1e12)::bigint::text, 12, '0'), at + interval '2 days'
    from placed where state in ('SHIPPED', 'DELIVERED', 'CONFIRMED') order by at`.execute(transaction);

const insertEvents: Step = (transaction) =>
  sql`
    insert into order_event (mall_id, order_no, from_state, to_state, happened_at, actor)
    select mall_id, order_no, null, 'PENDING_PAYMENT', at, 'MEMBER' from placed
    union all
    select mall_id, order_no, 'PENDING_PAYMENT', state, at + interval '1 hour', 'SYSTEM' from placed where state <> 'PENDING_PAYMENT'
    order by 5`.execute(transaction);

/** Three in a hundred; those of the last weeks are open. */
const insertClaims: Step = async (transaction) => {
  await sql`
    insert into claim (mall_id, order_no, claim_no, type, state, fault, reason, requested_at, changed_at)
    select mall_id, order_no, 1, case when chance < 0.5 then 'RETURN' else 'EXCHANGE' end,
      case when at < now() - interval '20 days' then 'DONE' else 'REQUESTED' end, 'MEMBER', '마음이 바뀌었어요',
      at + interval '3 days', at + interval '4 days'
    from placed where state in ('DELIVERED', 'CONFIRMED') and luck < 0.03`.execute(transaction);
  await sql`insert into claim_line select mall_id, order_no, 1, 1, 1 from placed
    where state in ('DELIVERED', 'CONFIRMED') and luck < 0.03`.execute(transaction);
};

const steps: readonly (readonly [string, Step])[] = [
  ['malls', insertMalls],
  ['how large each is', shareOut],
  ['names', nameMembers],
  ['members', insertMembers],
  ['who orders', decideOrders],
  ['orders', insertOrders],
  ['lines', insertLines],
  ['parcels', insertShipments],
  ['events', insertEvents],
  ['claims', insertClaims],
];
