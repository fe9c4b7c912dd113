import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from '@mall/db/database-admin';
import { loginUrl } from '@mall/db/logins';
import { makeCertificates, turnTlsOn } from '@mall/testing/certificates';
import { databaseUrl, startTestServer, type TestServer, templates } from '@mall/testing/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { startServer } from './server.ts';
import { serverSettings } from './testing/test-app.ts';

let folder: string;
let secure: TestServer;
let files: ReturnType<typeof makeCertificates>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-tls-'));
  files = makeCertificates(folder);
  secure = await startTestServer();
  await turnTlsOn(secure.url, files);
});
afterAll(async () => {
  await secure?.stop();
  await rm(folder, { recursive: true });
});

const start = (authority: string) =>
  startServer(
    loadConfig(
      serverSettings({
        DATABASE_URL: Object.assign(new URL(loginUrl(databaseUrl(secure.url, templates.empty), 'application')), {
          hostname: 'localhost',
          search: `sslmode=verify-full&sslrootcert=${authority}`,
        }).href,
        DATA_DIR: folder,
      }),
    ),
  );

const connections = () =>
  withServer(
    secure.url,
    (client) => client<{ program: string; ssl: boolean }[]>`
      select distinct application_name as program, ssl from pg_stat_activity join pg_stat_ssl using (pid)
      where usename = 'mall_app' order by program`,
  );

test('queries, jobs, notifications and the health check all reach a server with a certificate of a private authority', async () => {
  const server = await start(files.authority);
  try {
    await expect.poll(() => fetch(`${server.address}/api/ready`).then(({ status }) => status)).toBe(200);
    const all = ['mall', 'mall-health', 'mall-jobs', 'mall-listen'].map((program) => ({ program, ssl: true }));
    await expect.poll(connections).toEqual(all);
  } finally {
    await server.close();
  }
});

test('a certificate of another authority is not trusted: the start ends with one line', async () => {
  await expect(start(files.stranger)).rejects.toThrow(
    expect.objectContaining({
      name: 'SettingError',
      message: expect.stringMatching(/^the way to the database of DATABASE_URL is not as its sslmode wants it: .+$/),
    }),
  );
});
