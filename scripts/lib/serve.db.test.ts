import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { outsideServices } from '../../apps/api/src/testing/test-app.ts';
import { withServer } from '../../packages/db/src/database-admin.ts';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { serveAsItIs } from './serve.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => db.drop());

const environment = () => ({
  ...{ DATABASE_URL: db.url, OFFICE_DATABASE_URL: db.officeUrl, TOKEN_SECRET: 'x'.repeat(32), DATA_DIR: tmpdir() },
  ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...outsideServices },
});
const run = (...words: string[]) => {
  const child = spawn(process.execPath, [join(checkoutFolder, 'scripts/run.mjs'), ...words], {
    env: { PATH: process.env.PATH, ...environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, written: () => text };
};

test('a production worker starts with only its settings, prints its address, and stops in order on a signal', async () => {
  const { child, written } = run('work');
  await expect.poll(written).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n$/);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(written(), 'neither malls nor passwords').toMatch(/^listening on \S+\n$/);
});

test('serving does not migrate, and says what does', async () => {
  await withServer(db.ownerUrl, (client) => client.unsafe("delete from schema_migration where name like '0001%'"));
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value);
  await expect(serveAsItIs({ ...process.env, ROLE: 'worker' })).rejects.toThrow(
    'the tables of this database are missing or older than the code: run npm run migrate with DATABASE_OWNER_URL set',
  );
});
