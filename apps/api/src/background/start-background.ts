import { createExclusiveWork, type ExclusiveWork } from '@mall/db/exclusive-work';
import type { Dependencies } from '../dependencies.ts';
import { jobs as allJobs, type Job } from './jobs.ts';

/** Any number will do: it keeps two processes from doing the same round at once. */
const backgroundLock = 20_261_123;
const roundMilliseconds = 5_000;

type Log = { readonly error: (details: object, text: string) => void };
type Background = { readonly stop: () => Promise<void> };

/**
 * Runs the jobs in rounds, in one process at a time, until `stop`, which lets the round under way end. A job that fails is
 * logged, holds up neither the other jobs nor the other malls, and is tried again when it is due.
 */
export function startBackground(
  dependencies: Dependencies,
  log: Log,
  { jobs = allJobs, everyMilliseconds = roundMilliseconds }: { jobs?: readonly Job[]; everyMilliseconds?: number } = {},
): Background {
  const work = createExclusiveWork(dependencies.config.databaseUrl, backgroundLock);
  const dueAt = new Map<Job, number>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = runRound().then(next);
    }, everyMilliseconds).unref();
  };
  const runRound = async () => {
    const now = performance.now();
    const due = jobs.filter((job) => (dueAt.get(job) ?? 0) <= now);
    if (due.length === 0) return;
    for (const job of due) dueAt.set(job, now + job.everySeconds * 1000);
    await tryRunAll(work, { dependencies, jobs: due, log, isStopped: () => isStopped });
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
      await work.close();
    },
  };
}

type Round = {
  readonly dependencies: Dependencies;
  readonly jobs: readonly Job[];
  readonly log: Log;
  readonly isStopped: () => boolean;
};

async function tryRunAll(work: ExclusiveWork, round: Round): Promise<void> {
  try {
    await work.tryRun(() => runAll(round));
  } catch (err) {
    round.log.error({ err }, 'background round failed');
  }
}

async function runAll({ dependencies, jobs, log, isStopped }: Round): Promise<void> {
  const malls = await dependencies.malls.all();
  for (const job of jobs) {
    for (const mall of malls.values()) {
      if (isStopped()) return;
      await job.run(dependencies, mall, dependencies.clock()).catch((err: unknown) => {
        log.error({ err, job: job.name, mallId: mall.mallId }, 'background job failed');
      });
    }
  }
}
