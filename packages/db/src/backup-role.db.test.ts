import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

let db: TestDatabase;
let backup: postgres.Sql;

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  backup = postgres(db.ownerUrl, { max: 1, onnotice: () => {} });
  await backup`set role mall_backup`;
});
afterAll(async () => {
  await backup.end();
  await db.drop();
});

describe('the role mall_backup', () => {
  test('may read every table and sequence of the application and of its job queue', async () => {
    const unreadable = await backup`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss')
        and (c.relkind in ('r', 'p') and not has_table_privilege(c.oid, 'select')
          or c.relkind = 'S' and not has_sequence_privilege(c.oid, 'select'))`;
    expect(unreadable).toEqual([]);
    expect(await backup`select name from pgboss.queue where name = 'mail'`).toHaveLength(1);
  });

  test('bypasses no policy: it is named by one on each table that has row-level security', async () => {
    const [role] = await backup`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'mall_backup'`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
    const closed = await backup`
      select c.relname from pg_class c where c.relrowsecurity and not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polcmd = 'r' and p.polroles = array['mall_backup'::regrole::oid]
          and pg_get_expr(p.polqual, p.polrelid) = 'true')`;
    expect(closed).toEqual([]);
  });

  test.each([
    "insert into withdrawal (mall_id, reason, withdrawn_at) values (1, 'OTHER', now())",
    "update member set name = 'x'",
    'delete from legal_archive',
    'truncate mall',
    'drop table mall',
    'select archive_orders(1, now())',
    'select grant_backup_access()',
  ])('is denied to change anything: %s', async (statement) => {
    await expect(backup.unsafe(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test('a table that a later migration makes is open to the backup, to the office in its malls and, without a mall, to nobody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const scratch = await createTestDatabase({ isEmpty: true });
  await scratch.ownerDatabase.deleteFrom('schemaMigration').execute();
  await writeFile(
    join(folder, '0001-later.sql'),
    `create table later (mall_id int not null, note text);
     select protect_tenant_table('later', 'select');`,
  );
  await migrate(scratch.ownerUrl, folder);
  const client = postgres(scratch.administratorUrl, { max: 1, onnotice: () => {} });
  await client`insert into later values (1, 'n')`;
  await client`set role mall_backup`;
  expect(await client`select note from later`).toEqual([{ note: 'n' }]);
  await client`set role mall_app`;
  expect(await client`select note from later`).toEqual([]);
  await client`set role mall_office`;
  expect(await client`select note from later`).toEqual([]);
  await client`select set_config('app.office_malls', '{1}', false)`;
  expect(await client`select note from later`).toEqual([{ note: 'n' }]);
  await client.end();
  await scratch.drop();
  await rm(folder, { recursive: true });
});

test('of migrations of which the second fails, what the first has made is open to the backup all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const scratch = await createTestDatabase({ isEmpty: true });
  await scratch.ownerDatabase.deleteFrom('schemaMigration').execute();
  await writeFile(join(folder, '0001-first.sql'), 'create table first_made (id int);');
  await writeFile(join(folder, '0002-second.sql'), 'create table second_made (id int); select 1 / 0;');
  await expect(migrate(scratch.ownerUrl, folder)).rejects.toThrow('migration 0002-second.sql failed: division by zero');
  const client = postgres(scratch.administratorUrl, { max: 1, onnotice: () => {} });
  await client`set role mall_backup`;
  expect(await client`select id from first_made`).toEqual([]);
  await client.end();
  await scratch.drop();
  await rm(folder, { recursive: true });
});
