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

/** Has the running server begin what it does each minute, unless it is at it. */
export const startJob = (name: string): Promise<unknown> => withQueue((queue) => queue.send(name));

/** One tick from its beginning; one that waits or is under way, which may be past what just fell due, is waited out first. */
async function wholeTick(queue: Queue, name: string): Promise<void> {
  const id = await queue.send(name);
  if (id === null) {
    await pause(lookEveryMilliseconds);
    return wholeTick(queue, name);
  }
  const isEnded = async () => ended.includes((await queue.findJobs(name, { id }))[0]?.state ?? '');
  while (!(await isEnded())) await pause(lookEveryMilliseconds);
}

/** Has the running server do now what it does each minute, and waits until that is done. */
export const runJob = (name: string): Promise<void> => withQueue((queue) => wholeTick(queue, name));
