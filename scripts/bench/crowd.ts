import { type RawBuilder, sql, type Transaction } from 'kysely';
import { connectDatabase } from '../../packages/db/src/connection.ts';
import type { DB } from '../../packages/db/src/generated.ts';
import { storedColumns } from '../../packages/testing/src/stored-columns.ts';

const others = 2_000;
const rowsOfDemo = 500;
const rowsOfOthers = 10;
/** Above every number of the demo data. */
const firstNumber = 1_000_000;

/**
 * Runs once: gives a member of the large mall hundreds of orders, applications and questions, among others who have some too: copies of single
 * rows of the demo data. Plans of lists are meaningless when there is nothing to leave out.
 */
export async function gatherCrowd(url: string): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const known = owner.selectFrom('member').select('memberNo').where('loginId', '=', 'crowd-1');
    if (await known.executeTakeFirst()) return;
    await owner.transaction().execute(insertCrowd);
    await sql`analyze`.execute(owner);
  } finally {
    await owner.destroy();
  }
}

async function insertCrowd(transaction: Transaction<DB>): Promise<void> {
  await sql`
    insert into member (mall_id, login_id, password_hash, name, email, joined_at)
    select mall_id, 'crowd-' || n, password_hash, name, 'crowd-' || n || '@mall.example', joined_at
    from member, generate_series(1, ${others}::int) n where mall_id = 1 and login_id = 'demo'`.execute(transaction);
  await sql`
    create temp table crowd on commit drop as
    select member_no, ${firstNumber}::int + row_number() over (order by turn, member_no) as number, turn
    from member cross join generate_series(1, case login_id when 'demo' then ${rowsOfDemo}::int else ${rowsOfOthers}::int end) turn
    where mall_id = 1 and (login_id = 'demo' or login_id like 'crowd-%')`.execute(transaction);
  for (const table of ['mall_order', 'application', 'subscription_application', 'question'] as const) {
    await copyForEach(table, await storedColumns(transaction, table)).execute(transaction);
  }
  for (const table of ['order_line', 'order_event', 'claim', 'claim_line'] as const) {
    await copyOfOrder(table).execute(transaction);
  }
  await sql`
    insert into favourite (mall_id, member_no, product_no, marked_at)
    select 1, crowd.member_no, product_no, now() - turn * interval '1 hour' from crowd
    join (select product_no, row_number() over (order by product_no) as turn from listing where mall_id = 1) listing using (turn)
    on conflict do nothing`.execute(transaction);
}

const numbers = {
  mall_order: { number: 'order_no', at: 'ordered_at' },
  application: { number: 'application_no', at: 'submitted_at' },
  subscription_application: { number: 'application_no', at: 'submitted_at' },
  question: { number: 'question_no', at: 'asked_at' },
} as const;

/** Copies a row for each turn of each member, an hour apart. */
function copyForEach(table: keyof typeof numbers, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const { number, at } = numbers[table];
  const value = table === 'question' ? sql`crowd.number` : numberOfDay;
  return sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from (
      select (jsonb_populate_record(model, jsonb_build_object(
        ${sql.lit(number)}, ${value}, 'member_no', crowd.member_no, 'request_key', gen_random_uuid(), ${sql.lit(at)}, now() - crowd.turn * interval '1 hour'
      ))).*
      from ${sql.table(table)} model cross join crowd
      where model.ctid = (select ctid from ${sql.table(table)} where mall_id = 1 order by ${sql.ref(number)} limit 1)
    ) copy`;
}

/** Orders and applications are numbered by day: 20 and fourteen digits. */
const numberOfDay = sql`'20' || lpad(crowd.number::text, 14, '0')`;

/** Gives each new order the dependent rows of an order with a claim. */
const copyOfOrder = (table: 'order_line' | 'order_event' | 'claim' | 'claim_line') => sql`
  insert into ${sql.table(table)} overriding system value
  select copy.* from ${sql.table(table)} model cross join crowd cross join lateral jsonb_populate_record(model, jsonb_build_object(
    'order_no', ${numberOfDay} ${table === 'order_event' ? sql`, 'event_no', ${firstNumber} + model.event_no * 1000000 + crowd.number` : sql``}
  )) copy
  where model.mall_id = 1 and model.order_no = (select min(order_no) from claim where mall_id = 1 and order_no > '2001')`;
