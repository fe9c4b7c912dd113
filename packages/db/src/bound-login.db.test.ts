import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApplication, connectOffice } from './connection.ts';
import { withServer } from './database-admin.ts';
import { requireServerVersion } from './server-version.ts';

let db: TestDatabase;
/** Roles belong to the whole server, which other test files use at the same time. */
const login = `login_${process.pid}`;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterAll(() => db.drop());

const administer = (...statements: string[]) =>
  withServer(db.administratorUrl, async (client) => {
    for (const statement of statements) await client.unsafe(statement);
  });

/** The result of a first query as this user, or the reason why it was refused. */
async function query(url: string, connect = connectApplication): Promise<unknown> {
  const database = connect({ url, maxConnections: 2 });
  try {
    const select = async () => (await sql`select 1 as answer`.execute(database)).rows;
    return (await Promise.all([select(), select()])).flat();
  } catch (error) {
    return error instanceof Error ? error.message : error;
  } finally {
    await database.destroy();
  }
}

async function queryAsLoginWith(attributes: string, ...rights: string[]): Promise<unknown> {
  await administer(
    `create role ${login} login password 'x' ${attributes}`,
    `alter role ${login} set statement_timeout = '10s'`,
    `alter role ${login} set idle_in_transaction_session_timeout = '15s'`,
    `grant connect on database "${new URL(db.url).pathname.slice(1)}" to ${login}`,
    ...rights,
  );
  try {
    return await query(Object.assign(new URL(db.url), { username: login, password: 'x' }).href);
  } finally {
    await administer(`drop owned by ${login}`, `drop role ${login}`);
  }
}

test('serves as the application’s login, and as any other one that can do as little', async () => {
  expect(await query(db.url)).toEqual([{ answer: 1 }, { answer: 1 }]);
  expect(await queryAsLoginWith('')).toEqual([{ answer: 1 }, { answer: 1 }]);
});

test('serves nobody as the owner of the tables or as the administrator, and says in one line what to write', async () => {
  const refused = await query(db.ownerUrl);
  expect(refused).toMatch(
    /^DATABASE_URL signs in as mall_owner, which is a member of another role, owns objects of the database, may create tables/,
  );
  expect(refused).toMatch(/the mall serves only as mall_app, made as docs\/operations\.md says \(The database\)$/);
  expect(refused).not.toContain('\n');
  expect(await query(db.administratorUrl)).toContain('signs in as postgres, which is a superuser, bypasses row-level');
});

test('serves the office as its own login alone, which the mall in turn is not served as', async () => {
  expect(await query(db.officeUrl, connectOffice)).toEqual([{ answer: 1 }, { answer: 1 }]);
  expect(await query(db.url, connectOffice)).toMatch(
    /^OFFICE_DATABASE_URL signs in as mall_app, which reads no mall: the office serves only as mall_office,/,
  );
  expect(await query(db.ownerUrl, connectOffice)).toContain(
    'signs in as mall_owner, which is a member of another role',
  );
  expect(await query(db.officeUrl)).toContain('DATABASE_URL signs in as mall_office, which reads more than one mall');
});

test.each([
  ['bypassrls', 'bypasses row-level security', []],
  ['createrole', 'may create roles', []],
  ['createdb', 'may create databases', []],
  ['replication', 'may replicate', []],
  ['', 'is a member of another role', [`grant mall_app to ${login}`]],
  ['', 'owns objects of the database', [`create table of_login (id int)`, `alter table of_login owner to ${login}`]],
  ['', 'may create tables', [`grant create on schema public to ${login}`]],
  ['', 'acts as mall_app', [`grant mall_app to ${login}`, `alter role ${login} set role mall_app`]],
  ['', 'has no statement_timeout', [`alter role ${login} set statement_timeout = 0`]],
  [
    '',
    'has no idle_in_transaction_session_timeout',
    [`alter role ${login} set idle_in_transaction_session_timeout = 0`],
  ],
] as const)('refuses a login that has %s: it %s', async (attributes, fault, rights) => {
  expect(await queryAsLoginWith(attributes, ...rights)).toContain(fault);
});

test.each([
  ['temporary', 'may create temporary tables'],
  ['create', 'may create schemas'],
])('refuses a login with the right %s on the database: it %s', async (right, fault) => {
  const name = new URL(db.url).pathname.slice(1);
  expect(await queryAsLoginWith('', `grant ${right} on database "${name}" to ${login}`)).toContain(fault);
});

/** The result of a first query while the database is in this state, which is reverted afterwards. */
async function queryWhile(change: string, undo: string, connect = connectApplication): Promise<unknown> {
  await administer(change);
  try {
    return await query(connect === connectApplication ? db.url : db.officeUrl, connect);
  } finally {
    await administer(undo);
  }
}
const name = () => `"${new URL(db.url).pathname.slice(1)}"`;
const open = 'create policy open on sign_in_failure using (true)';
const row = "insert into sign_in_failure (mall_id, subject_hash) values (1, 'x')";

test.each([connectApplication, connectOffice])(
  'refuses a login that sees a table of every mall, or is in one before it has entered it (%o)',
  async (connect) => {
    const unbound = 'alter table member disable row level security';
    expect(await queryWhile(unbound, unbound.replace('disable', 'enable'), connect)).toMatch(
      /sees rows of member outside of any mall, so malls could see each other's/,
    );
    const inside = await queryWhile(
      `alter database ${name()} set app.mall_id = '1'`,
      `alter database ${name()} reset app.mall_id`,
      connect,
    );
    expect(inside).toContain('is given app.mall_id before it enters a mall');
  },
);

test('refuses to serve when a row can be read outside of any mall, whatever the policies say', async () => {
  // This table can be read without a mall.
  await administer('set session_replication_role = replica', row);
  expect(await query(db.url)).toEqual([{ answer: 1 }, { answer: 1 }]);
  expect(await queryWhile(open, 'drop policy open on sign_in_failure')).toMatch(
    /^DATABASE_URL sees rows of sign_in_failure outside of any mall/,
  );
});

test('says which PostgreSQL it needs, to a server that is older', () => {
  expect(() => requireServerVersion(170_006, 'DATABASE_URL')).toThrow(
    'the server of DATABASE_URL is PostgreSQL 17: the mall needs 18 or newer',
  );
  expect(() => requireServerVersion(180_000, 'DATABASE_URL')).not.toThrow();
});
