import { readFile } from 'node:fs/promises';
import { createJobQueue } from '../../apps/api/src/background/job-queue.ts';
import { operatorSettingsFile } from '../addresses.ts';

/** Has the running server do now what it does each minute. */
export async function runJob(name: string): Promise<void> {
  const { DATABASE_URL: databaseUrl } = JSON.parse(await readFile(operatorSettingsFile, 'utf8'));
  const queue = createJobQueue({ databaseUrl, log: console, lookEverySeconds: 15 });
  await queue.start();
  await queue.send(name);
  await queue.stop();
}
