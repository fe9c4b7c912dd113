import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'mall-given-up-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
/** Serves from the embedded database until it is stopped, as the mall does. */
const task = `
  import { openDatabase } from ${moduleOf('database.ts')};
  import { untilStopped } from ${moduleOf('lifetime.ts')};
  import { runTask } from ${moduleOf('task.ts')};
  await runTask(async () => {
    await openDatabase();
    console.log('serving');
    return untilStopped();
  });`;
/** The supervisor waits a minute in total between its tries. */
const hurry = `
  import { syncBuiltinESMExports } from 'node:module';
  import timers from 'node:timers/promises';
  const { setTimeout } = timers;
  timers.setTimeout = (milliseconds, ...rest) => setTimeout(Math.min(milliseconds, 20), ...rest);
  syncBuiltinESMExports();`;

test('a PostgreSQL that does not come back ends the process with one line and exit code 1, so that its supervisor restarts it', async () => {
  const options = [`--import=data:text/javascript,${encodeURIComponent(hurry)}`, '--input-type=module', '-e', task];
  const environment = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  const child = spawn(process.execPath, options, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await new Promise<void>((serving) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('serving') && serving());
  });

  const cluster = join(dataFolder, 'postgres/data');
  await appendFile(join(cluster, 'postgresql.conf'), '\nno_such_setting = 1\n');
  const [main] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(main), 'SIGKILL');

  expect(await ended).toEqual([1, null]);
  const lines = said.trim().split('\n');
  expect(lines.filter((line) => line === 'PostgreSQL ended by itself: starting it again')).toHaveLength(8);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([lines.at(-1)]);
  expect(lines.at(-1)).toMatch(/^✗ PostgreSQL does not start any more: .*no_such_setting/);
  expect(said).not.toMatch(/^\s+at /m);
});
