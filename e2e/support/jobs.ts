import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createJobQueue } from '../../apps/api/src/background/job-queue.ts';
import { operatorSettingsFile } from '../addresses.ts';

type Queue = ReturnType<typeof createJobQueue>;
const lookEveryMilliseconds = 200;
const ended = ['completed', 'cancelled', 'failed'];

async function withQueue<R>(work: (queue: Queue) => Promise<R>): Promise<R> {
  const { DATABASE_URL: databaseUrl } = JSON.parse(await readFile(operatorSettingsFile, 'utf8'));
  const queue = createJobQueue({ databaseUrl, log: console, lookEverySeconds: 15 });
  await queue.start();
  try {
    return await work(queue);
  } finally {
    await queue.stop();
  }
}

/** Makes the running server start a job now, unless it is running. */
export const startJob = (name: string): Promise<unknown> => withQueue((queue) => queue.send(name));

/** Runs one whole tick; first waits for a queued or running one, which may have missed what has just become due. */
async function wholeTick(queue: Queue, name: string): Promise<void> {
  const id = await queue.send(name);
  if (id === null) {
    await pause(lookEveryMilliseconds);
    return wholeTick(queue, name);
  }
  const isEnded = async () => ended.includes((await queue.findJobs(name, { id }))[0]?.state ?? '');
  while (!(await isEnded())) await pause(lookEveryMilliseconds);
}

/** Makes the running server run a job now, and waits until it is done. */
export const runJob = (name: string): Promise<void> => withQueue((queue) => wholeTick(queue, name));
