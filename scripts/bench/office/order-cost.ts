import { type RawBuilder, sql } from 'kysely';
import { connectDatabase, type Database } from '../../../packages/db/src/connection.ts';

const orders = 5_000;
const turns = 5;

/** The cost of inserting an order with and without the indexes of the office, microseconds; the best of five turns each. */
export async function printOrderCost(url: string): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const costs = { with: [] as Cost[], without: [] as Cost[] };
    for (let turn = 0; turn < turns; turn += 1) {
      costs.with.push(await measure(owner, sql`select 1`));
      costs.without.push(await measure(owner, withoutOffice));
    }
    for (const [name, measured] of Object.entries(costs)) {
      const best = (step: keyof Cost) => Math.min(...measured.map((cost) => cost[step])).toFixed(0);
      console.log(
        `${name} the office's columns and indexes: insert ${best('insert')} µs, change of state ${best('update')} µs`,
      );
    }
  } finally {
    await owner.destroy();
  }
}

type Cost = { readonly insert: number; readonly update: number };

const withoutOffice = sql`
  alter table mall_order drop column orderer_name_key, drop column orderer_phone_digits, drop column orderer_phone_end,
    drop column recipient_name_key, drop column recipient_phone_digits, drop column recipient_phone_end;
  drop index mall_order_newest, mall_order_newest_of_state, mall_order_amount, mall_order_postcode`;

/** In a transaction that is rolled back, which restores the indexes. */
async function measure(owner: Database, prepare: RawBuilder<unknown>): Promise<Cost> {
  const transaction = await owner.startTransaction().execute();
  try {
    for (const statement of prepare.compile(owner).sql.split(';')) await sql.raw(statement).execute(transaction);
    await sql.raw(placing).execute(transaction);
    const { rows } = await sql<Cost>`select * from pg_temp.place(${orders}::int)`.execute(transaction);
    return rows[0] ?? { insert: Number.NaN, update: Number.NaN };
  } finally {
    await transaction.rollback().execute();
  }
}

/** One statement per order, within the server: the figures exclude the network between it and the mall. */
const placing = `
  create function pg_temp.place(orders int, out insert float, out update float) language plpgsql as $$
  declare
    buyer record;
    began timestamptz := clock_timestamp();
    placed text[] := '{}';
    malls int[] := '{}';
  begin
    for buyer in select * from member where member_no > 10000000 and member_no % 97 = 5 limit orders loop
      placed := placed || ('20991231' || lpad(cardinality(placed)::text, 8, '0'));
      malls := malls || buyer.mall_id;
      insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
        recipient_phone, postcode, road_address, detail_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
        total_amount, ordered_at, expires_at)
      values (buyer.mall_id, placed[cardinality(placed)], buyer.member_no, gen_random_uuid(), 'PENDING_PAYMENT', buyer.name, buyer.phone,
        buyer.email, buyer.name, buyer.phone, '04512', '서울특별시 중구 세종대로 110', '101동', 'CARD', '{"usual": {"fee": 3000, "freeFrom": 50000}, "byMethod": {}, "remoteSurcharge": 3000}',
        10000, 10000, 3000, 13000, clock_timestamp(), clock_timestamp());
    end loop;
    insert := extract(epoch from clock_timestamp() - began) * 1e6 / cardinality(placed);
    began := clock_timestamp();
    for n in 1..cardinality(placed) loop
      update mall_order set state = 'PAID', paid_at = now() where mall_id = malls[n] and order_no = placed[n];
    end loop;
    update := extract(epoch from clock_timestamp() - began) * 1e6 / cardinality(placed);
  end $$`;
