import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replicatingSettings, startReplicaOf } from '@mall/testing/replica';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectDatabase, type Database } from './connection.ts';
import { createDatabase, withServer } from './database-admin.ts';
import { stopCluster } from './embedded-postmaster.ts';
import { processesIn, sendSignal } from './embedded-process.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { addressOf } from './logins.ts';
import { prepareServer } from './prepare-server.ts';
import { openReplica, type Replica } from './replica.ts';

// Two servers are started and one of them is copied.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const name = 'mall';
let primary: EmbeddedServer;
let copy: EmbeddedServer;
let owner: Database;
let replica: Replica | undefined;
const changes: string[] = [];
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mall-primary-'));
  primary = await startEmbeddedServer({ dataFolder, isThrowaway: true, settings: replicatingSettings });
  await prepareServer(primary.urlOf('postgres'));
  await createDatabase(primary.urlOf('postgres'), name);
  copy = await startReplicaOf(primary);
  owner = connectDatabase({ url: primary.urlOf(name), maxConnections: 2 });
  await sql`create table counted as select 0 as value`.execute(owner);
  await sql`grant select on counted to mall_app`.execute(owner);
});
afterEach(async () => {
  await replica?.close();
  changes.length = 0;
});
afterAll(async () => {
  await owner?.destroy();
  await copy?.stop();
  await primary?.stop();
});

const urlOf = (server: Pick<EmbeddedServer, 'urlOf'>) => addressOf(server.urlOf(name)).url;
const open = async (url = urlOf(copy)) => {
  const onChange = ({ reason }: { readonly reason: string }) => void changes.push(reason);
  replica = await openReplica({ url, primaryUrl: urlOf(primary), maxConnections: 3, onChange });
  return replica;
};
/** Generous, for a busy machine. */
const patiently = { timeout: 60_000, interval: 20 };
const becomes = (following: Replica, isFresh: boolean) => expect.poll(following.isFresh, patiently).toBe(isFresh);
const onReplica = (statement: string) => withServer(copy.urlOf(name), (client) => client.unsafe(statement));
const countAt = async (database: Database) =>
  (await sql<{ value: number }>`select value from counted`.execute(database)).rows[0]?.value;

test('what a notification announced is visible as soon as the replica is read from again', async () => {
  const following = await open();
  await becomes(following, true);
  for (let value = 1; value <= 30; value += 1) {
    await sql`update counted set value = ${value}`.execute(owner);
    following.expectNews();
    expect(following.isFresh()).toBe(false);
    await becomes(following, true);
    expect(await countAt(following.database)).toBe(value);
  }
});

test('a replica that falls behind is left within two seconds and read from again once it has caught up', async () => {
  const following = await open();
  await becomes(following, true);
  await onReplica('select pg_wal_replay_pause()');
  await sql`update counted set value = 100`.execute(owner);
  await becomes(following, false);
  expect(following.lagSeconds()).toBeGreaterThan(2);
  await expect.poll(() => changes.at(-1), patiently).toBe('it is more than two seconds behind');
  await onReplica('select pg_wal_replay_resume()');
  await becomes(following, true);
  expect(await countAt(following.database)).toBe(100);
  await expect.poll(() => changes.at(-1), patiently).toBe('it holds what the primary does');
});

test('a replica that no longer responds is left, and read from again over new connections once it does', async () => {
  const following = await open();
  await becomes(following, true);
  const { database } = following;
  const processes = processesIn(join(copy.folder, 'data'));
  sendSignal(processes, 'SIGSTOP');
  await expect.poll(() => following.database !== database, patiently).toBe(true);
  expect(following.isFresh()).toBe(false);
  await sql`update counted set value = 200`.execute(owner);
  sendSignal(processes, 'SIGCONT');
  await becomes(following, true);
  expect(await countAt(following.database)).toBe(200);
});

test('a replica that dies is read from again once it is back', async () => {
  const following = await open();
  await becomes(following, true);
  // Its supervisor restarts it.
  await stopCluster(join(copy.folder, 'data'));
  await sql`update counted set value = 210`.execute(owner);
  following.expectNews();
  await becomes(following, true);
  await expect.poll(() => countAt(following.database).catch(() => undefined), patiently).toBe(210);
});

describe('is refused at the start', () => {
  test('a login that could do more than the mall’s', async () => {
    await expect(open(addressOf(copy.urlOf(name)).ownerUrl)).rejects.toThrow(
      /^DATABASE_REPLICA_URL signs in as mall_owner/,
    );
  });

  test('a password that is wrong', async () => {
    const url = Object.assign(new URL(urlOf(copy)), { password: 'wrong' }).href;
    await expect(open(url)).rejects.toThrow('the database refuses the user or password of DATABASE_REPLICA_URL');
  });
});

test('a server that follows no other is never read from: neither the primary itself, nor a replica that was promoted', async () => {
  const own = await open(urlOf(primary));
  await expect.poll(own.lagSeconds, patiently).toBe(Number.POSITIVE_INFINITY);
  await own.close();
  const following = await open();
  await becomes(following, true);
  await onReplica('select pg_promote()');
  await becomes(following, false);
  await sql`update counted set value = 300`.execute(owner);
  await expect.poll(() => changes.at(-1), patiently).toContain('follows no other');
  expect(following.isFresh()).toBe(false);
});
