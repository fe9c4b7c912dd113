import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectApplication, type Database } from '@mall/db/connection';
import { withServer } from '@mall/db/database-admin';
import { loginUrl } from '@mall/db/logins';
import { databaseUrl, startTestServer, type TestServer, templates } from '@mall/testing/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLogFigures } from './figures.repository.ts';

let server: TestServer;
let database: Database;
let folder: string;
/** Its presence is the archive’s. */
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-archive-'));
  await chmod(folder, 0o755);
  archive = join(folder, 'archive');
  server = await startTestServer({ wal_level: 'replica', archive_mode: 'on', archive_command: `test -f ${archive}` });
  database = connectApplication({
    url: loginUrl(databaseUrl(server.url, templates.empty), 'application'),
    maxConnections: 1,
  });
});
afterAll(async () => {
  await database.destroy();
  await server.stop();
  await rm(folder, { recursive: true });
});

const run = (statement: string) => withServer(server.url, (client) => client.unsafe(statement));
const isFailing = async () => (await findLogFigures(database)).isArchiveFailing;

test('a log that cannot be archived is seen, and is not once it can', async () => {
  await run(`select pg_logical_emit_message(true, 'test', 'something to archive')`);
  await run('select pg_switch_wal()');
  await expect.poll(isFailing).toBe(true);
  await writeFile(archive, '');
  await expect.poll(isFailing, { timeout: 90_000 }).toBe(false);
});

test('what the log keeps for a slot that nobody reads is seen, until the slot is dropped', async () => {
  const kept = async () => (await findLogFigures(database)).slotBytes;
  expect(await kept()).toBe(0);
  await run(`select pg_create_physical_replication_slot('left', true)`);
  await run('select pg_switch_wal()');
  expect(await kept()).toBeGreaterThan(0);
  await run(`select pg_drop_replication_slot('left')`);
  expect(await kept()).toBe(0);
});
