import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, withServer } from '../../packages/db/src/database-admin.ts';
import { addressOf, type DatabaseAddress } from '../../packages/db/src/logins.ts';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { commandIn, linesOf } from '../../packages/testing/src/manual.ts';
import { databaseUrl, startTestServer, type TestServer, templates } from '../../packages/testing/src/template.ts';
import { runProgram } from './run-program.ts';

// Each of the commands applies every migration.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

// Its own server: the owner of the tables may create databases on it, which other tests must not find.
let server: TestServer;
let mall: Required<DatabaseAddress>;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await createDatabase(server.url, 'mall', templates.empty);
  await withServer(server.url, (client) => client`alter role mall_owner createdb`);
  mall = addressOf(databaseUrl(server.url, 'mall'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-commands-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (task: string, words: readonly string[], environment: Record<string, string>) =>
  runProgram(process.execPath, [join(checkoutFolder, 'scripts', `${task}.ts`), ...words], {
    PATH: process.env.PATH,
    ...environment,
  });

/** The commands of a section of docs/operations.md, as written there. */
const documentedCommands = (section: string) =>
  linesOf(section).map((line) => commandIn(line.replaceAll('/backups', folder)));

test('the documented commands for backup and restore work', async () => {
  const [backup, check, restore, replace, ...others] = documentedCommands('Backup');
  expect(others).toEqual([]);
  const data = join(folder, 'data');
  await mkdir(data);
  await writeFile(join(data, 'token-secret'), 'a token secret that is long enough for this');
  const here = { DATABASE_URL: mall.url, DATABASE_OWNER_URL: mall.ownerUrl, DATA_DIR: data };
  const outcome = async (command: typeof backup, environment: Record<string, string>) => {
    const { exitCode, output } = await run(command?.task ?? '', command?.words ?? [], environment);
    return { exitCode, output };
  };
  expect(await outcome(backup, here)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('restored once and compared'),
  });
  expect(await outcome(check, here)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('the archive is whole'),
  });
  // Into a non-empty database: refused with one line, and nothing changed.
  const refused = await outcome(restore, here);
  expect(refused).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('✗ the database is not empty: add --replace'),
  });

  const empty = addressOf(databaseUrl(server.url, 'empty'));
  await createDatabase(server.url, 'empty');
  const there = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl, DATA_DIR: join(folder, 'there') };
  const restored = (days: number) => ({
    exitCode: 0,
    output: expect.stringMatching(new RegExp(`restored: start the mall, .*\\nnpm run reconcile -- --days ${days}$`)),
  });
  expect(await outcome(restore, there)).toMatchObject(restored(2));
  // Forty days later.
  const later = 'const { now } = Date; Date.now = () => now() + 40 * 86_400_000;';
  const options = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(later)}` };
  expect(await outcome(replace, { ...there, ...options })).toMatchObject(restored(42));
  expect(await readFile(join(there.DATA_DIR, 'token-secret'), 'utf8')).toContain('a token secret');
});

test('no demo data is loaded beside the keys or files of another database', async () => {
  for (const entry of ['token-secret', 'identity-key', 'sandbox-payments.json', 'files']) {
    const data = join(folder, entry);
    await mkdir(data);
    if (entry === 'files') await mkdir(join(data, entry, 'x'), { recursive: true });
    else await writeFile(join(data, entry), 'x'.repeat(40));
    const { exitCode, output } = await run('seed', [], {
      DATABASE_URL: mall.url,
      DATABASE_OWNER_URL: mall.ownerUrl,
      DATA_DIR: data,
    });
    expect(exitCode).toBe(1);
    expect(output).toContain(
      `✗ ${data} holds ${entry} of another database, but its database is empty: restore that one`,
    );
  }
});

test('no embedded database is created beside the keys or files of another one', async () => {
  await writeFile(join(folder, 'identity-key'), 'x'.repeat(40));
  const { exitCode, output } = await run('order', ['list', 'familyshop'], { DATA_DIR: folder, DATABASE_URL: '' });
  expect(exitCode).toBe(1);
  expect(output).toContain(
    `✗ ${folder} holds identity-key of another database, but there is no database in it: restore`,
  );
  expect(await readdir(join(folder, 'postgres'))).not.toContain('data');
});
