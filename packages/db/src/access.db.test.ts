import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { insertTenantRows, listTenantTables, rowsOfMallOne } from '@mall/testing/tenant-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isConnectionLost } from './connection.ts';
import { inMall, type MallTransaction } from './in-mall.ts';

let db: TestDatabase;
let tenantTables: string[];
/** Behind functions: the search index, and what must be retained by law; and the office’s own. */
const unreadable = [
  'listing_search',
  'search_change',
  'listing_price',
  'mall_section',
  'blueprint_section',
  'mall_inheritance',
  'inherited_row',
  'price_run_mall',
  'legal_archive',
  'contact',
  'application_check',
  'lint_finding',
  'lint_check',
  'order_trial',
  'term_announcement',
];

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  tenantTables = await listTenantTables(db.ownerDatabase);
  await insertTenantRows(db.ownerDatabase);
});
afterAll(() => db.drop());

const isAllowed = async (privilege: string, table: string): Promise<boolean> => {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_table_privilege('mall_app', ${table}, ${privilege}) as allowed`.execute(db.ownerDatabase);
  return rows[0]?.allowed ?? false;
};
const countIn = async (transaction: MallTransaction | typeof db.database, table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(transaction);
  return rows[0]?.n ?? -1;
};

test('no moment that the database fills in is finer than programs read it: the pages of a list would lose rows between them', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_default ~ 'now\\(\\)|CURRENT_TIMESTAMP'
      and column_default not like 'date_trunc(''milliseconds''%'`.execute(db.ownerDatabase);
  expect(rows).toEqual([]);
});

describe('row-level security', () => {
  test('is forced on every table with a mall, and this file has a row for each', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relrowsecurity and relforcerowsecurity order by 1`.execute(db.ownerDatabase);
    expect(rows.map(({ name }) => name)).toEqual(tenantTables);
    for (const table of tenantTables) expect([table, await countIn(db.ownerDatabase, table)]).toEqual([table, 1]);
  });

  test('a query without any condition finds its own mall’s rows, none of another mall’s, and none outside a mall', async () => {
    for (const table of tenantTables.filter((name) => !unreadable.includes(name))) {
      const own = await inMall(db.database, { mallId: 1 }, (transaction) => countIn(transaction, table));
      const foreign = await inMall(db.database, { mallId: 2 }, (transaction) => countIn(transaction, table));
      const outside = await countIn(db.database, table);
      expect([table, own, foreign, outside]).toEqual([table, 1, 0, 0]);
    }
  });

  test('selecting another mall by its number finds nothing either', async () => {
    const found = await inMall(db.database, { mallId: 2 }, (transaction) =>
      transaction.selectFrom('member').selectAll().where('mallId', '=', 1).execute(),
    );
    expect(found).toEqual([]);
  });

  test('another mall’s rows are neither changed nor deleted, and none are written into it', async () => {
    for (const [privilege, statement] of [
      ['update', 'update %I set mall_id = mall_id'],
      ['delete', 'delete from %I'],
    ] as const) {
      for (const table of tenantTables) {
        if (!(await isAllowed(privilege, table))) continue;
        const { command, changed } = await inMall(db.database, { mallId: 2 }, async (transaction) => {
          const { numAffectedRows } = await sql.raw(statement.replace('%I', `"${table}"`)).execute(transaction);
          return { command: `${privilege} ${table}`, changed: Number(numAffectedRows) };
        });
        expect([command, changed]).toEqual([command, 0]);
      }
    }
    for (const statement of rowsOfMallOne.filter((text) => /into (search_log|page_view|spent_challenge)/.test(text))) {
      const work = inMall(db.database, { mallId: 2 }, (transaction) => sql.raw(statement).execute(transaction));
      await expect(work).rejects.toThrow('row-level security');
    }
  });
});

test('the role mall_backup reads the row of every table, without a mall being set', async () => {
  const counts = await db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`set local role mall_backup`.execute(transaction);
    const found: [string, number][] = [];
    for (const table of tenantTables) found.push([table, await countIn(transaction, table)]);
    return found;
  });
  expect(counts).toEqual(tenantTables.map((table) => [table, 1]));
});

describe('the role mall_app', () => {
  const attempt = (statement: string) => sql.raw(statement).execute(db.database);

  test('owns nothing, and can neither bypass the policies nor become someone else', async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
        (select count(*)::int from pg_class where relowner = r.oid) as tables,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = 'mall_app'`.execute(db.ownerDatabase);
    const nothing = { tables: 0, functions: 0, memberships: 0 };
    const flags = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: true,
    };
    expect(rows).toEqual([{ ...flags, ...nothing }]);
  });

  test('cannot change tables, policies or the catalogue', async () => {
    const forbidden = [
      'alter table member disable row level security',
      'alter table member no force row level security',
      'drop policy own_mall on member',
      'create policy all_malls on member using (true)',
      'create table note (id int)',
      'truncate member',
      "update product set name = 'x'",
      "update mall set title = 'x'",
      'update listing set sale_price = 0',
      'delete from listing',
      'update carrier_plan_price set monthly_price = 1',
      'update wireless_support set common_support = 0',
    ];
    for (const statement of forbidden)
      await expect(attempt(statement), statement).rejects.toThrow(/must be owner|permission denied/);
  });

  test('reaches the search index through its functions alone, and there its own mall only', async () => {
    await expect(attempt('select * from listing_search')).rejects.toThrow('permission denied');
    const words = JSON.stringify([{ jamo: ['ㄱㅐㄹㄹㅓㄱㅅㅣ'], initials: null }]);
    const search = (mallId: number) =>
      inMall(db.database, { mallId }, async (transaction) => {
        const found = await sql`select product_no from search_listing(${words}::text::jsonb, '[]')`.execute(
          transaction,
        );
        const near = await sql`select text from near_suggestions('ㄱㅐㄹㄹㅓㄱㅅㅓ', 5)`.execute(transaction);
        return [found.rows.length, near.rows.length];
      });
    expect(await search(1)).toEqual([1, 1]);
    expect(await search(2)).toEqual([0, 0]);
    const outside = await sql`select product_no from search_listing(${words}::text::jsonb, '[]')`.execute(db.database);
    expect(outside.rows).toEqual([]);
  });
});

test('a pool whose connections were all ended says so, and serves again without a restart', async () => {
  const count = () => inMall(db.database, { mallId: 1 }, (transaction) => countIn(transaction, 'member'));
  expect(await count()).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db.ownerDatabase,
  );
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, count));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(isConnectionLost(outcome.reason)).toBe(true);
  }
  await expect.poll(() => count().catch(() => 0)).toBe(1);
});
