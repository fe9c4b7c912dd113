import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';
import { insertMall, serverSettings } from './testing/test-app.ts';

let database: TestDatabase;
let running: RunningServer | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await insertMall(database.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => database.drop());

const start = async (ROLE: string, settings: Record<string, string> = {}) => {
  running = await startServer(
    loadConfig(
      serverSettings({
        ...{ ROLE, DATABASE_URL: database.url, METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' },
        ...settings,
      }),
    ),
  );
  return running;
};
const withOffice = (role: string) => start(role, { OFFICE_DATABASE_URL: database.officeUrl });
/** The servers' connections to the database: login and application name. */
const connections = async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct usename || ' ' || application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'mall%' and usename in ('mall_app', 'mall_office')
    order by 1`.execute(database.ownerDatabase);
  return rows.map(({ name }) => name);
};
const statusOf = async (address: string | undefined, path: string) => (await fetch(`${address}${path}`)).status;

test('a worker works on jobs and mails, and serves its health and metrics', async () => {
  const { address, metricsAddress } = await withOffice('worker');
  await expect.poll(connections).toContain('mall_app mall-jobs');
  expect(await statusOf(address, '/api/ready')).toBe(200);
  expect(await statusOf(metricsAddress, '/metrics')).toBe(200);
});

test('an instance for malls only runs no jobs and does not sign in as the office, even with its address set', async () => {
  const { address } = await withOffice('web');
  expect(await statusOf(address, '/api/ready')).toBe(200);
  await expect.poll(connections).toContain('mall_app mall-listen');
  expect((await connections()).filter((name) => /jobs|office/.test(name))).toEqual([]);
});

test('an instance for the office only runs no jobs', async () => {
  const { address } = await withOffice('office');
  expect(await statusOf(address, '/api/ready')).toBe(200);
  expect(await connections()).not.toContain('mall_app mall-jobs');
});

test.each(['office', 'worker'])('%s does not start without the office’s address', async (role) => {
  await expect(start(role)).rejects.toThrow(/^OFFICE_DATABASE_URL must be set where ROLE is office or worker/);
});
