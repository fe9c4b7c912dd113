import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adoptOlderServer } from './adopt-older-server.ts';
import { connectApplication } from './connection.ts';
import { withServer } from './database-admin.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { addressOf } from './logins.ts';
import { migrate } from './migrate.ts';
import { prepareEmbeddedDatabase } from './prepare-server.ts';

let server: EmbeddedServer;
/** The server as an older version of the mall left it: the administrator is called mall_owner, and owns all tables. */
beforeAll(async () => {
  server = await startEmbeddedServer({ dataFolder: await mkdtemp(join(tmpdir(), 'mall-older-')), isThrowaway: true });
  const { password } = new URL(server.urlOf('postgres'));
  await withServer(server.urlOf('postgres'), (client) =>
    client.unsafe(`create role other superuser login password '${password}'`),
  );
  await withServer(as('other'), (client) => client.unsafe('alter role postgres rename to mall_owner'));
  await withServer(as('mall_owner'), (client) => client.unsafe('drop role other'));
  await withServer(as('mall_owner'), (client) => client.unsafe('create database mall'));
  await migrate(as('mall_owner', 'mall'));
});
afterAll(() => server.stop());

const as = (username: string, database = 'postgres'): string =>
  Object.assign(new URL(server.urlOf(database)), { username }).href;

const prepare = (): Promise<void> => prepareEmbeddedDatabase(server, 'mall');

test('is left as it is while an older version of the mall runs on it', async () => {
  const older = postgres(as('mall_owner', 'mall'), { max: 1 });
  await older`select 1`;
  await expect(adoptOlderServer(server.urlOf('postgres'))).rejects.toThrow('stop it first');
  await older.end();
});

test('the tables of an older server go to an owner that is no superuser, as often as it is started', async () => {
  await prepare();
  await prepare();
  const left = await withServer(
    server.urlOf('mall'),
    (client) => client`
      select c.oid::regclass::text as name from pg_class c where relowner = 'postgres'::regrole and c.oid >= 16384
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and c.relnamespace <> 'pg_toast'::regnamespace
      union all select p.oid::regprocedure::text from pg_proc p where proowner = 'postgres'::regrole and p.oid >= 16384
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select polname::text from pg_policy where 'postgres'::regrole = any (polroles)
      union all select rolname::text from pg_roles where rolsuper and rolname <> 'postgres'
      union all select datname::text from pg_database where datname = 'mall' and datdba <> 'mall_owner'::regrole`,
  );
  expect(left).toEqual([]);
});

test('afterwards it is migrated by its owner and served by the application’s login', async () => {
  const { url, ownerUrl } = addressOf(server.urlOf('mall'));
  expect(await migrate(ownerUrl)).toEqual([]);
  await withServer(ownerUrl, (client) => client.unsafe('alter table member add column later int'));
  const database = connectApplication({ url, maxConnections: 1 });
  expect(await database.selectFrom('mall').select('mallId').execute()).toEqual([]);
  await database.destroy();
});
