import { connectApplication, type Database } from '@mall/db/connection';
import { withServer } from '@mall/db/database-admin';
import { inMall } from '@mall/db/in-mall';
import { migrate } from '@mall/db/migrate';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { startPooler, whyNoPooler } from '@mall/testing/pooler';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { startServer } from './server.ts';
import { insertMall, serverSettings } from './testing/test-app.ts';

const reason = whyNoPooler();
if (reason) console.warn(`left out: behind a pooler in transaction mode (${reason})`);

describe.skipIf(reason)('behind a pooler in transaction mode', () => {
  let db: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let database: Database;
  const malls = [{ mallId: 1 }, { mallId: 2 }] as const;
  beforeAll(async () => {
    db = await createTestDatabase({ isEmpty: true });
    await insertMall(db.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
    await insertMall(db.ownerDatabase, { mallId: 2, mallUrl: 'other' });
    pooler = await startPooler([db.url, db.ownerUrl, db.officeUrl]);
    // More connections than the pooler has to the server, so that these share some.
    database = connectApplication({ url: pooler.urlOf(db.url), maxConnections: 8 });
    for (const mall of malls) await inMall(database, mall, (transaction) => insertRow.execute(transaction));
  });
  afterAll(async () => {
    await database?.destroy();
    await pooler?.stop();
    await db?.drop();
  });

  const insertRow = sql`insert into sign_in_failure (mall_id, subject_hash) values (current_mall_id(), 'x')`;
  const settings = sql<{ user: string; statement: string; idle: string; plan: string; server: number }>`
    select current_user as user, current_setting('statement_timeout') as statement, pg_backend_pid() as server,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plan`;
  const visible = (database: Pick<Database, 'selectFrom'>) =>
    database.selectFrom('signInFailure').select('mallId').execute();

  test('two malls that take turns on two connections see only their own rows, and outside a mall no rows are visible', async () => {
    const turns = Array.from({ length: 400 }, (_, turn) => malls[turn % 2] ?? malls[0]);
    const seen = await Promise.all(
      turns.map((mall, turn) => (turn % 5 === 0 ? visible(database) : inMall(database, mall, visible))),
    );
    expect(seen).toEqual(turns.map((mall, turn) => (turn % 5 === 0 ? [] : [mall])));
  });

  test('role, time limits and plans hold on every connection that the pooler lends', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => settings.execute(database)));
    const rows = replies.flatMap(({ rows }) => rows);
    expect(new Set(rows.map(({ server }) => server)).size).toBe(2);
    for (const row of rows)
      expect(row).toMatchObject({ user: 'mall_app', statement: '10s', idle: '15s', plan: 'force_generic_plan' });
  });

  const start = (direct: string | undefined) =>
    startServer(loadConfig(serverSettings({ DATABASE_URL: pooler.urlOf(db.url), DATABASE_DIRECT_URL: direct })));

  test('a server is ready and runs its jobs, and hears notifications by the direct address', async () => {
    const server = await start(db.url);
    try {
      expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
      const schedules = async () => (await sql`select from pgboss.schedule`.execute(db.ownerDatabase)).rows.length;
      await expect.poll(schedules).toBeGreaterThan(0);
    } finally {
      await server.close();
    }
  });

  test('a server without a direct address would hear no notification, and says so instead of serving', async () => {
    await expect(start(undefined)).rejects.toThrow(
      expect.objectContaining({
        name: 'SettingError',
        message: expect.stringMatching(/^DATABASE_DIRECT_URL must lead to/),
      }),
    );
  });

  test('as the owner it is refused, and migrations through it leave no lock behind', async () => {
    const asOwner = connectApplication({ url: pooler.urlOf(db.ownerUrl), maxConnections: 1 });
    await expect(sql`select 1`.execute(asOwner)).rejects.toThrow(/signs in as mall_owner, which/);
    await asOwner.destroy();
    const runs = [1, 2, 3].map(() => migrate(pooler.urlOf(db.ownerUrl)));
    expect(await Promise.all(runs)).toEqual([[], [], []]);
    const locks = await withServer(
      db.administratorUrl,
      (client) => client`
      select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks.length).toBe(0);
  });
});
