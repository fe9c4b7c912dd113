import { connectApplication, type Database } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { listDueMalls } from './job.repository.ts';
import { jobs } from './jobs.ts';

const mall = { mallId: 1, mallUrl: 'familyshop' };
const heard: { text: string; parameters: readonly unknown[] }[] = [];
let shop: Shop;
let database: Database;
beforeAll(async () => {
  shop = await openShop({ malls: [mall] });
  const url = shop.databaseUrl;
  database = connectApplication({
    url,
    maxConnections: 1,
    onStatement: (text, parameters) => heard.push({ text, parameters }),
  });
});
afterAll(async () => {
  await database.destroy();
  await shop.close();
});

/** The generic plan of a statement, which must not read a whole table. */
const planOf = (statement: string) =>
  inMall(database, mall, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql.raw(`prepare looked_at as ${statement}`).execute(transaction);
    const count = new Set(statement.match(/\$\d+/g)).size;
    const values = count > 0 ? `(${Array(count).fill('null').join(', ')})` : '';
    const { rows } = await sql.raw<object>(`explain (costs off) execute looked_at${values}`).execute(transaction);
    await sql.raw('deallocate looked_at').execute(transaction);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });

// A job queries every mall over and over and nearly always finds nothing: that must not cost a scan of the whole history.
test.each([
  ['settle-confirming', 'payment_attempt_confirming'],
  ['recover-payments', 'payment_attempt_money'],
  ['expire-unpaid-orders', 'mall_order_unpaid'],
  ['remind-unpaid-orders', 'mall_order_unpaid'],
  ['expire-gifts', 'order_gift_waiting'],
  ['settle-cash-receipts', 'cash_receipt_due'],
  ['finish-refunds', 'claim_refund_under_way'],
  ['confirm-delivered-orders', 'mall_order_delivered'],
  ['expire-applications', 'application_under_way'],
  ['forget-upload-rows', 'upload_erasable'],
])('%s finds due rows by %s, an index of only these', async (name, index) => {
  const [looking] = await statementsOf(name);
  expect(await planOf(looking?.text ?? '')).toMatch(new RegExp(`Index (Only )?Scan.* ${index}`));
});

const asked = jobs.flatMap((job) => ('dueBy' in job && job.dueBy ? [[job.name, job.dueBy] as const] : []));
test.each(asked)(
  '%s asks all malls in one statement whether anything is due, and enters none when nothing is',
  async (name, dueBy) => {
    heard.length = 0;
    expect(await listDueMalls(database, { name, at: dueBy(new Date()) })).toEqual(new Set());
    expect(heard).toHaveLength(1);
  },
);

/** The statements that a job issues in a mall. */
async function statementsOf(name: string) {
  const found = (await shop.app.dependencies.malls.all()).get(mall.mallUrl);
  const job = jobs.find((one) => one.name === name);
  if (!found || !job || !('run' in job)) throw new Error('no such mall or job');
  heard.length = 0;
  await job.run({ ...shop.app.dependencies, database }, found, new Date());
  return heard.filter(({ text }) => !text.includes('enter_mall'));
}

test('among 20,000 abandoned windows, the recovery finds the least recently tried by the index payment_attempt_left, and stops there', async () => {
  const { owner } = shop;
  // The tables are still empty: only the job's statement is needed.
  const [, windows] = await statementsOf('recover-payments');
  await sql`
    insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email,
      recipient, recipient_phone, postcode, road_address, detail_address, delivery_request, payment_method, delivery_rates,
      market_amount, goods_amount, delivery_amount, total_amount, ordered_at, expires_at)
    select 1, '20261122' || lpad(n::text, 8, '0'), ${shop.memberNos['familyshop']}, gen_random_uuid(), 'EXPIRED', '김가은',
      '01012345678', 'a@b.kr', '김가은', '01012345678', '04524', '서울', '', '', 'CARD', '{}', 1000, 1000, 0, 1000,
      now() - interval '2 hours', now() - interval '90 minutes'
    from generate_series(1, 20_000) n`.execute(owner);
  await sql`
    insert into payment_attempt (mall_id, order_no, attempt_no, payment_key, method, amount, state, started_at, changed_at)
    select 1, order_no, attempt_no, order_no || '-' || attempt_no, 'CARD', 1000,
      case attempt_no when 1 then 'FAILED' when 2 then 'REPLACED' else 'OPEN' end, ordered_at, ordered_at
    from mall_order, generate_series(1, 3) attempt_no`.execute(owner);
  await sql`analyze mall_order, payment_attempt`.execute(owner);
  const plan = await inMall(database, mall, async (transaction) => {
    const { rows } = await transaction.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off, buffers off) ${windows?.text}`, [
        ...(windows?.parameters ?? []),
      ]),
    );
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toMatch(/Limit \(actual rows=100/);
  const read = /Index Scan using payment_attempt_left .*\(actual rows=(\d+)/.exec(plan)?.[1];
  expect(Number(read)).toBeLessThan(1_000);
  expect(plan).not.toMatch(/Seq Scan on payment_attempt|Sort/);
});
