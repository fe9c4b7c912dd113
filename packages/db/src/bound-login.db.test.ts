import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApplication, connectOffice } from './connection.ts';
import { withServer } from './database-admin.ts';

let db: TestDatabase;
/** Roles are of the whole server, which other test files use at the same time. */
const login = `login_${process.pid}`;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterAll(() => db.drop());

const administer = (...statements: string[]) =>
  withServer(db.administratorUrl, async (client) => {
    for (const statement of statements) await client.unsafe(statement);
  });

/** The result of a first query as this user, or why there was none. */
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
