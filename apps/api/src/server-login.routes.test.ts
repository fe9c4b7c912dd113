import { once } from 'node:events';
import { get } from 'node:http';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { startServer } from './server.ts';
import { createDatabaseGate } from './testing/database-gate.ts';
import { insertMall, serverSettings } from './testing/test-app.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await insertMall(database.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
});
afterAll(() => database.drop());

const start = (databaseUrl: string) => startServer(loadConfig(serverSettings({ DATABASE_URL: databaseUrl })));
const withUser = (values: { username?: string; password?: string; pathname?: string }) =>
  Object.assign(new URL(database.url), values).href;
const menuStatus = async (address: string) => {
  // fetch cannot set the Host header.
  const url = new URL('/api/v1/mall/pre/layout/menu?mallId=1&device=pc', address);
  const [reply] = await once(get(url, { headers: { host: 'familyshop.localhost' }, agent: false }), 'response');
  reply.resume();
  return reply.statusCode;
};

test('serves with the application’s login, and every connection it opens uses it', async () => {
  const server = await start(database.url);
  try {
    expect(await menuStatus(server.address)).toBe(200);
    const users = async () => {
      const { rows } = await sql<{ users: string[]; programs: string[] }>`
        select array_agg(distinct usename::text) as users, array_agg(distinct application_name) as programs
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and usename <> 'postgres'`.execute(database.ownerDatabase);
      return rows[0];
    };
    await expect.poll(users).toEqual({ users: ['mall_app'], programs: ['mall', 'mall-jobs', 'mall-listen'] });
  } finally {
    await server.close();
  }
});

test.each([
  ['the owner of the tables', () => database.ownerUrl, /signs in as mall_owner, which .*owns objects of the database/],
  ['the administrator', () => database.administratorUrl, /signs in as postgres, which is a superuser/],
  ['a wrong password', () => withUser({ password: 'wrong' }), /refuses the user or password of DATABASE_URL$/],
  ['no such database', () => withUser({ pathname: '/nowhere' }), /no database of the name in DATABASE_URL$/],
])('does not start with %s in DATABASE_URL, and says why in one line', async (_what, url, reason) => {
  await expect(start(url())).rejects.toThrow(expect.objectContaining({ name: 'SettingError' }));
  await expect(start(url())).rejects.toThrow(reason);
});

test('starts while the database is unreachable, and serves nobody when it comes back with a login that row-level security does not bind', async () => {
  const gate = await createDatabaseGate(database.ownerUrl);
  await gate.shut();
  const server = await start(gate.url);
  try {
    expect(await menuStatus(server.address)).toBe(503);
    await gate.open();
    expect(await menuStatus(server.address)).toBe(500);
  } finally {
    await server.close();
    await gate.shut();
  }
});
