import { inMall } from '@mall/db/in-mall';
import { retentions } from '@mall/domain/retention';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { insertTenantRows, listTenantTables } from '@mall/testing/tenant-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldRows } from './forget-old-rows.ts';
import { type TableOfMall, tablesOfMall } from './retention.repository.ts';

let db: TestDatabase;
let tenantTables: readonly string[];
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  tenantTables = await listTenantTables(db.ownerDatabase);
  await insertTenantRows(db.ownerDatabase);
  // The tested row of each table is restored for the next test.
  for (const table of tablesOfMall) await owner(`create table kept_${table} as select * from ${table}`);
});
beforeEach(async () => {
  await owner(`update privacy_request set state = 'DONE', answered_at = now()`);
  await owner('update question_picture set question_no = null, erase_from = now()');
  for (const table of tablesOfMall) {
    await owner(`delete from ${table}`);
    await owner(`insert into ${table} overriding system value select * from kept_${table}`);
  }
  await owner('update question_picture set question_no = (select question_no from question), erase_from = null');
});
afterAll(() => db.drop());

const owner = async (statement: string) => (await sql.raw<object>(statement).execute(db.ownerDatabase)).rows;
const countOf = async (table: string) => (await owner(`select from ${table}`)).length;
const forget = async (mallId = 1, most?: number) => {
  const forgotten = await forgetOldRows(db, { mall: { mallId }, now: new Date(), ...(most && { most }) });
  return forgotten.rows;
};

/** Sets the age of a table's row in days, to one at which it may be deleted. */
const ageings: Readonly<Record<TableOfMall, (at: string) => string>> = {
  page_view: (at) => `viewed_at = ${at}`,
  search_log: (at) => `searched_at = ${at}`,
  mail: (at) => `queued_at = ${at}, sent_at = ${at}, member_no = (select member_no from member)`,
  request_key: (at) => `made_at = ${at}`,
  session: (at) => `last_seen_at = ${at}`,
  refresh_token: (at) => `expires_at = ${at}`,
  account_link: (at) => `expires_at = ${at}`,
  question: (at) => `answered_at = ${at}, answer = 'a'`,
};
const age = (table: TableOfMall, days: number) =>
  owner(`update ${table} set ${ageings[table](`now() - interval '${days} days'`)}`);

describe.each(tablesOfMall)('a row of %s', (table) => {
  const { days } = retentions[table];

  test('stays until its last day, and is deleted on the next, without rows of other tables', async () => {
    const others = tenantTables.filter((name) => name !== table);
    await age(table, days - 1);
    expect(await forget()).toEqual({});
    await age(table, days + 1);
    expect(await forget()).toEqual({ [table]: 1 });
    expect(await countOf(table)).toBe(0);
    for (const other of others) expect([other, await countOf(other)]).toEqual([other, 1]);
  });

  test('stays when another mall deletes its own', async () => {
    await age(table, days + 1);
    expect(await forget(2)).toEqual({});
    expect(await countOf(table)).toBe(1);
  });
});

describe.each(['mail', 'session', 'question'] as const)('an old row of %s', (table) => {
  test('stays while its member has an open rights request', async () => {
    await age(table, retentions[table].days + 1);
    await owner(`update privacy_request set state = 'OPEN', answered_at = null`);
    expect(await forget()).toEqual({});
    await owner(`update privacy_request set state = 'DONE', answered_at = now()`);
    expect(await forget()).toEqual({ [table]: 1 });
  });
});

test('a queued mail, an open question, and one on a product’s page are kept', async () => {
  await age('mail', 2000);
  await owner('update mail set sent_at = null');
  await age('question', 2000);
  await owner(`update question set product_no = 'GD0001', writer = 'w'`);
  expect(await forget()).toEqual({});
  await owner(
    `update question set product_no = null, writer = '', answered_at = null, answer = '', asked_at = now() - interval '9 years'`,
  );
  expect(await forget()).toEqual({});
});

test('the pictures of a deleted question are left to the job that erases files', async () => {
  await age('question', 2000);
  await forget();
  expect(await owner('select question_no, erase_from <= now() as is_due from question_picture')).toEqual([
    { questionNo: null, isDue: true },
  ]);
});

test('more rows than fit one batch are all deleted', async () => {
  await age('page_view', 401);
  await owner(
    'insert into page_view select mall_id, viewed_at, route, device, is_signed_in from page_view, generate_series(1, 11)',
  );
  await owner(
    'insert into page_view (mall_id, route, device, is_signed_in) select 1, route, device, is_signed_in from page_view limit 1',
  );
  expect(await forget(1, 5)).toEqual({ page_view: 12 });
  expect(await countOf('page_view')).toBe(1);
});

test.each(tablesOfMall)(
  'old rows of %s are found by an index that begins with the mall and ends with their moment',
  async (table) => {
    const plan = await db.ownerDatabase.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
      const moment = /^\w+/.exec(ageings[table](''))?.[0];
      const { rows } = await sql
        .raw<object>(
          `explain (costs off) select ctid from ${table} where mall_id = 1 and ${moment} < now() order by ${moment} limit 5`,
        )
        .execute(transaction);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).toMatch(/Index Scan using [\s\S]*Index Cond: \(\(mall_id = 1\) AND/);
    expect(plan).not.toContain('Sort');
  },
);

describe('the login of the shop', () => {
  const attempt = (statement: string) =>
    inMall(db.database, { mallId: 1 }, async (transaction) =>
      Number((await sql.raw(statement).execute(transaction)).numAffectedRows),
    );

  test.each(['search_log', 'mail'] as const)('deletes nothing from %s that is a day too young', async (table) => {
    await age(table, 29);
    expect(await attempt(`delete from ${table}`)).toBe(0);
    await age(table, 31);
    expect(await attempt(`delete from ${table}`)).toBe(1);
  });

  test('deletes no queued mail, however old', async () => {
    await age('mail', 2000);
    await owner('update mail set sent_at = null');
    expect(await attempt('delete from mail')).toBe(0);
  });

  test.each(['mall_order', 'order_event', 'payment_entry', 'claim', 'legal_archive', 'consent', 'security_event'])(
    'deletes nothing from %s, which the law wants kept',
    async (table) => {
      await expect(attempt(`delete from ${table}`)).rejects.toThrow('permission denied');
    },
  );
});
