import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, test, vi } from 'vitest';
import { watchDisk } from './disk-watch.ts';
import { findPostmaster } from './embedded-postmaster.ts';
import { processesIn } from './embedded-process.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { SettingError } from './settings.ts';

/** Generous, for a busy machine. */
const soon = { timeout: 25_000 };
// A new cluster takes seconds on a busy machine, and some of these need two.
vi.setConfig({ testTimeout: 120_000 });
const roomy = () => Number.MAX_SAFE_INTEGER;
const closers: (() => Promise<unknown>)[] = [];
const onEnd = (close: () => Promise<unknown>) => void closers.push(close);
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-embedded-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataFolder: string, freeBytes: () => number = roomy) {
  const lines: string[] = [];
  const server = await startEmbeddedServer({ dataFolder, freeBytes, onTrouble: (line) => lines.push(line) });
  onEnd(() => server.stop());
  return { server, lines, cluster: join(server.folder, 'data') };
}

/** One query over a connection of its own. */
async function execute(server: EmbeddedServer, query: string): Promise<Record<string, unknown>[]> {
  const client = postgres(server.urlOf('postgres'), { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await client.unsafe(query);
  } finally {
    await client.end({ timeout: 5 });
  }
}

const killMain = (cluster: string) => {
  const main = findPostmaster(cluster);
  if (!main) throw new Error('no PostgreSQL runs');
  process.kill(main.pid, 'SIGKILL');
};

/** Another process that uses the server until it is stopped. */
async function startOtherUser(dataFolder: string): Promise<ChildProcess> {
  const code = `
    import { startEmbeddedServer } from ${JSON.stringify(new URL('./embedded-server.ts', import.meta.url).href)};
    const server = await startEmbeddedServer({ dataFolder: ${JSON.stringify(dataFolder)} });
    console.log('started');
    const alive = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => server.stop().then(() => clearInterval(alive)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onEnd(async () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a killed server is started again on the same port, with everything that was committed', async () => {
  const { server, lines, cluster } = await start(await makeDataFolder());
  await execute(server, 'create table note (text text)');
  await execute(server, `insert into note values ('kept')`);

  killMain(cluster);
  await expect.poll(() => execute(server, 'select text from note').catch(() => []), soon).toEqual([{ text: 'kept' }]);
  expect(lines).toEqual(['PostgreSQL ended by itself: starting it again']);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a process that started the server and leaves by %s does not take it from the next one; the last one stops it',
  async (signal) => {
    const dataFolder = await makeDataFolder();
    const first = await startOtherUser(dataFolder);
    const { server, cluster, lines } = await start(dataFolder);
    const main = findPostmaster(cluster)?.pid;
    expect(server.otherUsers()).toEqual([first.pid]);

    const end = once(first, 'exit');
    first.kill(signal);
    await end;
    await expect.poll(() => server.otherUsers(), soon).toEqual([]);
    await expect.poll(() => readdir(join(server.folder, 'leases')), soon).toHaveLength(1);
    expect(await execute(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(findPostmaster(cluster)?.pid).toBe(main);

    await server.stop();
    expect(processesIn(cluster)).toEqual([]);
    expect(lines).toEqual([]);
  },
);

test('a server whose only user was killed is stopped', async () => {
  const dataFolder = await makeDataFolder();
  const only = await startOtherUser(dataFolder);
  const cluster = join(dataFolder, 'postgres', 'data');
  expect(processesIn(cluster).length).toBeGreaterThan(0);
  only.kill('SIGKILL');
  await expect.poll(() => processesIn(cluster), soon).toEqual([]);
});

test('on a full disk reads go on and writes are refused, also after a crash; both recover by themselves', async () => {
  let free = Number.MAX_SAFE_INTEGER;
  const { server, cluster } = await start(await makeDataFolder(), () => free);
  await execute(server, 'create table note (text text)');
  const write = () =>
    execute(server, `insert into note values ('new')`).then(
      () => 'written',
      (error: { code?: string }) => error.code,
    );
  const read = () => execute(server, 'select 1 as one from note').then(() => 'read', String);

  free = 128 * 1024 * 1024 - 1;
  await expect.poll(write, soon).toBe('25006');
  expect(await read()).toBe('read');
  killMain(cluster);
  await expect.poll(read, soon).toBe('read');
  expect(await write()).toBe('25006');
  expect(await readdir(server.folder)).not.toContain('reserve');

  free = 192 * 1024 * 1024;
  await expect.poll(write, soon).toBe('written');
  expect(await readdir(server.folder)).toContain('reserve');
});

test('a disk with a little room again is still full: only from 192 MB on is it written to', async () => {
  const folder = await makeDataFolder();
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data', 'postgresql.conf'), '');
  let free = 128 * 1024 * 1024 - 1;
  const disk = watchDisk({ folder, binariesFolder: undefined, user: undefined }, () => free);
  disk.look();
  expect(disk.isFull()).toBe(true);
  free = 192 * 1024 * 1024 - 1;
  disk.look();
  expect(disk.isFull()).toBe(true);
  free += 1;
  disk.look();
  expect(disk.isFull()).toBe(false);
  free = 128 * 1024 * 1024;
  disk.look();
  expect(disk.isFull()).toBe(false);
});

test('a copied and a moved data folder start with the same rows', async () => {
  const dataFolder = await makeDataFolder();
  const { server } = await start(dataFolder);
  await execute(server, 'create table note as select 7 as number');
  await server.stop();

  const copy = join(await makeDataFolder(), 'copy');
  await cp(dataFolder, copy, { recursive: true, verbatimSymlinks: true });
  const copied = await start(copy);
  expect(await execute(copied.server, 'select number from note')).toEqual([{ number: 7 }]);
  await copied.server.stop();

  const moved = join(await makeDataFolder(), 'moved');
  await rename(copy, moved);
  expect(await execute((await start(moved)).server, 'select number from note')).toEqual([{ number: 7 }]);
});

test('a database of another major version of PostgreSQL is refused with what to do', async () => {
  const dataFolder = await makeDataFolder();
  const cluster = join(dataFolder, 'postgres', 'data');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(dataFolder, 'postgres', 'password'), 'x');
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  const error = await startEmbeddedServer({ dataFolder }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SettingError);
  const folder = await realpath(dataFolder);
  expect(String(error).split('\n')).toEqual([
    expect.stringMatching(/is of PostgreSQL 17, which the 18 of this version .* cannot read; nothing was changed/),
    expect.stringMatching(/^ *npm run backup -- --to \/safe\/mall\.tar\.zst .*version .* that was running$/),
    expect.stringContaining(`mv ${folder} ${folder}.postgres-17 `),
    expect.stringMatching(/^ *npm run restore -- \/safe\/mall\.tar\.zst .*this version$/),
  ]);
  expect(await readdir(cluster)).toEqual(['PG_VERSION']);
});
