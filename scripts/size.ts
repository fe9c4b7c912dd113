import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../packages/testing/src/database.ts';
import { serverVariable, startTestServer } from '../packages/testing/src/template.ts';
import { startChildServer } from './bench/child-server.ts';
import { measureFirstLoads } from './bench/first-loads.ts';
import { readingSettings } from './bench/reading-settings.ts';
import { buildWeb } from './lib/build-web.ts';
import { onStop } from './lib/lifetime.ts';
import { step } from './lib/step.ts';
import { runTask } from './lib/task.ts';

/** `npm run size`: what a first visit loads, with its limit; exits with non-zero above it. `--port 3000` measures a running mall. */
await runTask(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, files: { type: 'boolean' } } });
  const port = values.port ?? (await startMall());
  const loads = await measureFirstLoads(`http://familyshop.localhost:${port}`);
  printRow('first load', 'files', 'gzip kB', 'at most', 'sent kB', 'CSS kB', 'fonts kB', 'pictures kB');
  for (const { name, budget, scripts, sent } of loads) {
    const zipped = sum(scripts.map((script) => script.zipped));
    printRow(name, scripts.length, kilobytes(zipped), budget, ...sent.map(kilobytes));
    if (values.files) {
      for (const { file, zipped: bytes } of scripts)
        console.log(`  ${file.padEnd(24)}${kilobytes(bytes).padStart(11)}`);
    }
  }
  return loads.every(({ budget, scripts }) => sum(scripts.map((script) => script.zipped)) <= budget * 1000) ? 0 : 1;
});

async function startMall(): Promise<string> {
  await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), 'mall-size-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const { url } = await step('PostgreSQL', async () => {
    const server = await startTestServer();
    onStop(() => server.stop());
    process.env[serverVariable] = server.url;
    const database = await createTestDatabase();
    onStop(database.drop);
    return database;
  });
  const { origin } = await startChildServer(['apps/api/src/server.ts'], readingSettings({ url, folder }));
  return new URL(origin).port;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(26) + values.map((value) => String(value).padStart(12)).join(''));
}
