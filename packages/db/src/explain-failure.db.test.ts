import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainDatabaseFailure } from './explain-failure.ts';
import { migrate } from './migrate.ts';
import { checkoutFolder } from './settings.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  folder = await mkdtemp(join(tmpdir(), 'explain-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

test('a server without an extension says which, and that it is to be installed there', async () => {
  await writeFile(join(folder, '0001-a.sql'), 'create extension no_such_extension;');
  await db.ownerDatabase.deleteFrom('schemaMigration').execute();
  const error = await migrate(db.ownerUrl, folder).catch((error: unknown) => error);
  expect(explainDatabaseFailure(error, 'DATABASE_OWNER_URL')).toMatchObject({
    name: 'SettingError',
    message: expect.stringMatching(
      /^the server of DATABASE_OWNER_URL lacks .*"no_such_extension" is not available.*pg_trgm and btree_gin/,
    ),
  });
});

test('a server that cannot sign in ends with that one line and exit code 1', { timeout: 120_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/api/src/server.ts'], {
    cwd: checkoutFolder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', TOKEN_SECRET: 'a secret for tests that is long enough' },
      ...{
        PAYMENT_URL: 'http://127.0.0.1:9',
        PAYMENT_SECRET_KEY: 'x',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'a@mall.example',
      },
      ...{
        CERTIFICATION_URL: 'http://127.0.0.1:9/c',
        CERTIFICATION_CP_ID: 'x',
        CERTIFICATION_KEY: 'a key for the tests',
      },
      DATABASE_URL: Object.assign(new URL(db.url), { password: 'wrong' }).href,
    },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: '✗ the database refuses the user or password of DATABASE_URL\n',
  });
});
