import { inMall } from '@mall/db/in-mall';
import { retentions } from '@mall/domain/retention';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { insertTenantRows, listTenantTables } from '@mall/testing/tenant-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blankOldRecords } from './blank-old-records.ts';
import { recordTables } from './retention.repository.ts';

let db: TestDatabase;
let tables: readonly string[];
const person = 'zz-person';
/** Every column that may contain a member's words, names and numbers, with a value that satisfies its constraints. */
const told: Readonly<Record<string, string>> = {
  mall_order: `orderer_name = '${person}', orderer_phone = '01099998888', orderer_email = '${person}', recipient = '${person}',
    recipient_phone = '01099998888', postcode = '99998', road_address = '${person}', detail_address = '${person}', delivery_request = '${person}'`,
  shipment: `invoice_no = '${person}'`,
  order_event: `reason = '${person}'`,
  claim: `reason = '${person}', answer = '${person}', refund_account = '{"holder": "${person}"}', pickup = '{"recipient": "${person}"}',
    state = 'DONE'`,
  claim_event: `reason = '${person}'`,
  payment_attempt: `details = '{"accountHolder": "${person}"}', failure = '${person}', state = 'DONE'`,
  cash_receipt: `number = '01099998888', receipt_url = '${person}', failure = '${person}'`,
  order_gift: `receiver_name = '${person}', receiver_phone = '01099998888', sender_name = '${person}', message = '${person}'`,
  order_memo: `body = '${person}'`,
  order_tag: `tag = '${person}'`,
  application: `sheet = '{"applicant": {"name": "${person}"}, "delivery": {"phone": "01099998888"}, "productName": "새봄폰"}',
    ci_hash = '${person}', carrier = '${person}', invoice_no = '${person}'`,
  application_event: `reason = '${person}'`,
  subscription_application: `sheet = '{"applicant": {"name": "${person}"}, "installation": {"phone": "01099998888"}, "months": 36, "productName": "공기청정기"}'`,
  subscription_application_event: `reason = '${person}'`,
};
/** When it ended. */
const ended: Readonly<Record<string, (at: string) => string>> = {
  mall_order: (at) => `ordered_at = ${at}, state = 'CONFIRMED', blanked_at = null`,
  order_event: (at) => `happened_at = ${at}`,
  claim: (at) => `changed_at = ${at}`,
  payment_attempt: (at) => `changed_at = ${at}`,
  application: (at) => `moved_at = ${at}, state = 'DELIVERED', blanked_at = null`,
  subscription_application: (at) => `moved_at = ${at}, state = 'TERMINATED', installation_at = ${at},
    installed_on = ${at}, blanked_at = null`,
};

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  tables = await listTenantTables(db.ownerDatabase);
  await insertTenantRows(db.ownerDatabase);
  for (const table of vanishing) await owner(`create table kept_${table} as select * from ${table}`);
});
const vanishing = ['order_gift', 'order_memo', 'order_tag'];
beforeEach(async () => {
  await owner(`update privacy_request set state = 'DONE', answered_at = now()`);
  for (const table of vanishing) {
    await owner(`delete from ${table}`);
    await owner(`insert into ${table} overriding system value select * from kept_${table}`);
  }
  for (const [table, values] of Object.entries(told)) await owner(`update ${table} set ${values}`);
  await age(retentions.mall_order.days + 1);
});
afterAll(() => db.drop());

const owner = async (statement: string) =>
  (await sql.raw<Record<string, unknown>>(statement).execute(db.ownerDatabase)).rows;
const age = async (days: number, only = Object.keys(ended)) => {
  for (const table of only) await owner(`update ${table} set ${ended[table]?.(`now() - interval '${days} days'`)}`);
};
const blank = async (mallId = 1, most?: number) =>
  (await blankOldRecords(db, { mall: { mallId }, now: new Date(), ...(most && { most }) })).rows;
const all = { mall_order: 1, application: 1, subscription_application: 1 };
/** Every table of the mall that contains the person or their number. */
async function placesOfPerson(): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await owner(`select from ${table} t where t::text ~ '${person}|99998'`);
      return rows.length > 0 ? [table] : [];
    }),
  );
  return found.flat().toSorted();
}

test('personal data is erased from every table of an order and an application', async () => {
  // Proves that the search finds existing values.
  expect(await placesOfPerson()).toEqual(Object.keys(told).toSorted());
  expect(await blank()).toEqual(all);
  expect(await placesOfPerson()).toEqual([]);
  expect(await blank()).toEqual({});
});

test('amounts, lines, states, ledger and stock stay as they were, and so do the products of applications', async () => {
  const books = async () =>
    Promise.all(
      [
        'select order_no, state, total_amount, goods_amount, refunded_amount, payment_method, ordered_at from mall_order',
        ...[
          'order_line',
          'claim_line',
          'payment_entry',
          'account_entry',
          'stock_movement',
          'shipment_line',
          'payment_event',
        ].map((table) => `select * from ${table}`),
        'select amount, state, payment_key from payment_attempt',
        'select type, state, refund_amount, return_fee from claim',
        'select amount, purpose from cash_receipt',
        'select state, product_name, plan_no, option_no from application',
        'select state, product_name, installed_on, ends_on from subscription_application',
      ].map(owner),
    );
  const before = await books();
  await blank();
  expect(await books()).toEqual(before);
});

test('the audit of the mall records how many were blanked, without names, and nothing when none were', async () => {
  const acts = () =>
    owner(`select of_mall_id, operator, subject from staff_audit where action = 'retention.blank' order by 1`);
  const before = await acts();
  await blank();
  const subject = 'mall_order 1, application 1, subscription_application 1';
  expect((await acts()).slice(before.length)).toEqual([{ ofMallId: 1, operator: 'SYSTEM', subject }]);
  await blank();
  expect(await acts()).toHaveLength(before.length + 1);
});

test.each(recordTables)('a row of %s keeps it until its last day', async (table) => {
  await age(retentions[table].days - 2, [table]);
  expect(await blank()).not.toHaveProperty(table);
  expect(await placesOfPerson()).toContain(table);
  await age(retentions[table].days + 1, [table]);
  expect(await blank()).toEqual({ [table]: 1 });
});

test('another mall’s job does not affect this one', async () => {
  expect(await blank(2)).toEqual({});
  expect(await placesOfPerson()).toEqual(Object.keys(told).toSorted());
});

describe('an old order keeps personal data while', () => {
  test.each([
    ['it has not ended', `update mall_order set state = 'DELIVERED'`],
    ['something has happened to it since', 'update order_event set happened_at = now()'],
    ['a claim of it is open', `update claim set state = 'APPROVED'`],
    ['a claim of it was decided since', 'update claim set changed_at = now()'],
    ['money is on its way back', `update payment_attempt set state = 'RETURNING'`],
    ['money waits for an account of its member', `update payment_attempt set state = 'HELD'`],
    ['money moved since', 'update payment_attempt set changed_at = now()'],
  ])('%s', async (_, statement) => {
    await owner(statement);
    expect(await blank()).toEqual({ application: 1, subscription_application: 1 });
  });
});

test.each([
  ['application', `update application set state = 'ACTIVATED'`],
  ['subscription_application', `update subscription_application set state = 'IN_USE'`],
])('an old %s keeps personal data while it has not ended', async (table, statement) => {
  await owner(statement);
  expect(await blank()).not.toHaveProperty(table);
});

test('everything is kept while its member has an open rights request', async () => {
  await owner(`update privacy_request set state = 'OPEN', answered_at = null`);
  expect(await blank()).toEqual({});
});

test('more rows than fit one batch are all blanked', async () => {
  const [columns] = await owner(`
    select string_agg(column_name, ', ') as names from information_schema.columns
    where table_schema = 'public' and table_name = 'mall_order' and is_generated = 'NEVER'`);
  const names = String(columns?.['names']);
  const copied = names.replace('order_no', `'201801010000000' || n`).replace('request_key', 'gen_random_uuid()');
  await owner(
    `insert into mall_order (${names}) select ${copied} from mall_order, generate_series(1, 7) n where mall_id = 1`,
  );
  expect(await blank(1, 3)).toEqual({ ...all, mall_order: 8 });
  expect(await placesOfPerson()).toEqual([]);
  await owner(`delete from mall_order where order_no like '201801010%'`);
});

describe('the login of the shop', () => {
  const attempt = (statement: string, mallId = 1) =>
    inMall(
      db.database,
      { mallId },
      async (transaction) => (await sql.raw<object>(statement).execute(transaction)).rows,
    );

  test('blanks nothing a day too early, whatever moment it names', async () => {
    await age(5 * 365);
    expect(await attempt(`select * from blank_old_records(1, now() + interval '1 year', 10)`)).toEqual([
      { orders: 0, applications: 0, subscriptions: 0 },
    ]);
  });

  test('blanks nothing of a mall that its transaction is not bound to', async () => {
    await expect(attempt('select * from blank_old_records(1, now(), 10)', 2)).rejects.toThrow(
      'only in the mall that the transaction has entered',
    );
  });

  test.each(['blank_orders', 'blank_applications', 'blank_subscriptions'])(
    'may not call %s, which asks for no age',
    async (name) => {
      await expect(attempt(`select ${name}(1, '{}', now())`)).rejects.toThrow('permission denied');
    },
  );
});

test.each([
  ['mall_order', 'ordered_at'],
  ['application', 'moved_at'],
  ['subscription_application', 'moved_at'],
])('old rows of %s are found by an index without those already blanked', async (table, moment) => {
  const plan = await db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const { rows } = await sql
      .raw<object>(
        `explain (costs off) select 1 from ${table} where mall_id = 1 and blanked_at is null and ${moment} < now() order by ${moment} limit 5`,
      )
      .execute(transaction);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toMatch(new RegExp(`using ${table}_to_blank`));
});
