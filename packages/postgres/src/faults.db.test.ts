import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connectDatabase, type Database, databaseLoad, isConnectionLost, isTimeout } from '@mall/db/connection';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { openFaultyNetwork } from '@mall/testing/faulty-network';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowSeconds } from './open-pool.ts';

let db: TestDatabase;
let network: Awaited<ReturnType<typeof openFaultyNetwork>>;
let pool: Database;
const silenceSeconds = 1;

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await sql`create table written (value text)`.execute(db.ownerDatabase);
  network = await openFaultyNetwork(db.administratorUrl);
  pool = connectDatabase({ url: network.url, maxConnections: 2, silenceSeconds });
});
afterAll(async () => {
  await pool.destroy();
  await network.close();
  await db.drop();
});

const select = (database: Database) =>
  sql<{ one: number }>`select 1 as one`.execute(database).then(({ rows }) => rows[0]?.one);
const processOf = async (database: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid;
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it worked',
    (error: unknown) => error,
  );

/** A statement of 20 seconds that the server runs. */
async function runLong(database: Database): Promise<{ readonly failure: Promise<unknown> }> {
  const statement = `select pg_sleep(20) as long${randomInt(1e9)}`;
  const failure = failureOf(sql.raw(statement).execute(database));
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and state = 'active' and query = ${statement}`.execute(db.ownerDatabase);
      return rows.length;
    })
    .toBe(1);
  return { failure };
}

/** To every other connection of the database that runs a statement, or is in a transaction. */
const signal = (name: 'pg_terminate_backend' | 'pg_cancel_backend') =>
  sql`
    select ${sql.ref(name)}(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db.ownerDatabase);

describe.each([
  ['reset by the network', () => network.reset()],
  ['carried by the network no longer, without a word', () => network.silence()],
  ['ended by the server', () => signal('pg_terminate_backend')],
])('a connection %s', (_fault, strike) => {
  test('fails its statement as lost, and the next statement works', async () => {
    const { failure } = await runLong(pool);
    await strike();
    expect(isConnectionLost(await failure)).toBe(true);
    expect(await select(pool)).toBe(1);
  });

  test('undoes its transaction, and runs nothing of it elsewhere', async () => {
    const work = pool.transaction().execute(async (transaction) => {
      await sql`insert into written values ('before')`.execute(transaction);
      await strike();
      await sql`insert into written values ('after')`.execute(transaction);
    });
    expect(isConnectionLost(await failureOf(work))).toBe(true);
    await signal('pg_terminate_backend');
    expect((await sql`select value from written`.execute(pool)).rows).toEqual([]);
  });
});

test('a cancelled statement fails as one that took too long, and its connection serves on', async () => {
  const alone = connectDatabase({ url: db.administratorUrl, maxConnections: 1 });
  try {
    const before = await processOf(alone);
    const { failure } = await runLong(alone);
    await signal('pg_cancel_backend');
    const error = await failure;
    expect(isTimeout(error)).toBe(true);
    expect(isConnectionLost(error)).toBe(false);
    expect(await processOf(alone)).toBe(before);
  } finally {
    await alone.destroy();
  }
});

test('one silent connection is enough to give up those that are idle beside it', async () => {
  await Promise.all([sql`select pg_sleep(0.1)`.execute(pool), sql`select pg_sleep(0.1)`.execute(pool)]);
  expect(databaseLoad(pool)).toEqual({ busy: 0, idle: 2, awaited: 0 });
  network.silence();
  expect(isConnectionLost(await failureOf(select(pool)))).toBe(true);
  expect(await select(pool)).toBe(1);
  expect(await select(pool)).toBe(1);
});

test('whoever finds all connections in use waits for one, also in place of a lost one', async () => {
  const held = [await runLong(pool), await runLong(pool)];
  const waiting = select(pool);
  expect(databaseLoad(pool)).toEqual({ busy: 2, idle: 0, awaited: 1 });
  network.reset();
  expect(await waiting).toBe(1);
  for (const { failure } of held) expect(isConnectionLost(await failure)).toBe(true);
});

test('a transaction may allow its statements more time, and the next one has no more than usual', async () => {
  const limitOf = (database: Database) =>
    sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
      .execute(database)
      .then(({ rows }) => rows[0]?.limit);
  const usual = await limitOf(pool);
  const alone = connectDatabase({ url: network.url, maxConnections: 1, silenceSeconds });
  try {
    const limit = await alone.transaction().execute(async (transaction) => {
      await allowSeconds(transaction, 20);
      await sql`select pg_sleep(${silenceSeconds * 1.5})`.execute(transaction);
      return limitOf(transaction);
    });
    expect(limit).toBe('20s');
    expect(await limitOf(alone)).toBe(usual);
    const { failure } = await runLong(alone);
    expect(isConnectionLost(await failure)).toBe(true);
  } finally {
    await alone.destroy();
  }
});

test('a statement that waits behind others has its whole time after the reply to the one before it', async () => {
  const sleep = sql`select pg_sleep(${silenceSeconds * 0.6})`;
  const work = pool
    .transaction()
    .execute((transaction) => Promise.all([1, 2, 3].map(() => sleep.execute(transaction))));
  expect(await work).toHaveLength(3);
});

test('a server that accepts a connection and says nothing counts as lost', async () => {
  const mute = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const url = `postgres://x:x@127.0.0.1:${(mute.address() as AddressInfo).port}/x?sslmode=disable`;
  const database = connectDatabase({ url, maxConnections: 1, silenceSeconds });
  expect(isConnectionLost(await failureOf(select(database)))).toBe(true);
  await database.destroy();
  mute.close();
  const refused = connectDatabase({ url, maxConnections: 1, silenceSeconds });
  await once(mute, 'close');
  expect(isConnectionLost(await failureOf(select(refused)))).toBe(true);
  await refused.destroy();
});
