import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { createJobQueue, type JobLog } from './job-queue.ts';
import { jobs as allJobs, type Job } from './jobs.ts';
import { openRounds, type Rounds, runRound } from './run-round.ts';
import { workOnMails } from './work-on-mails.ts';
import { workOnRuns } from './work-on-runs.ts';

const lookEverySeconds = 15;
/** Practically for ever: the database may be down for a while. */
const startAttempts = 1_000_000;
const hourSeconds = 3_600;
const minuteMilliseconds = 60_000;

/** One tick running and one queued, over all processes; a failed tick is not repeated, because the next one comes. */
const tickQueue = {
  policy: 'stately',
  retryLimit: 0,
  // After this long without a heartbeat a worker counts as dead, and the next tick may run.
  heartbeatSeconds: 30,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
} as const;

type Background = {
  /** Rejects when the jobs cannot be started; an unreachable database is waited for. */
  readonly started: Promise<void>;
  readonly stop: () => Promise<void>;
};
type Pace = {
  readonly lookEverySeconds: number;
  /** How often each worker polls for mails and for runs of the office. */
  readonly pollingIntervalSeconds: number;
  /** How often each worker polls for ticks, which nobody waits for; each job has a worker. */
  readonly tickPollingSeconds: number;
  /** The time over which the rounds of a tick are spread. */
  readonly tickMilliseconds?: number;
};

/**
 * Runs the jobs when they are due, each in one process at a time, and sends the mails, until `stop`, which lets the current mall and
 * mails finish. A mall in which a job fails is logged and delays neither the other malls nor the other jobs.
 */
export function startBackground(
  dependencies: Dependencies,
  log: JobLog,
  {
    jobs = allJobs,
    pace = { lookEverySeconds, pollingIntervalSeconds: 2, tickPollingSeconds: 10 },
  }: { jobs?: readonly Job[]; pace?: Pace } = {},
): Background {
  const { databaseUrl } = dependencies.config;
  const queue = createJobQueue({ databaseUrl, log, lookEverySeconds: pace.lookEverySeconds });
  const stopping = new AbortController();
  const rounds = openRounds({ dependencies, log, isStopped: () => stopping.signal.aborted });
  const start = async () => {
    for (const { name } of jobs) dependencies.metrics.jobFailures.inc({ job: name }, 0);
    await queue.start({ attempts: startAttempts });
    await keepSchedules(queue, jobs);
    const { pollingIntervalSeconds, tickPollingSeconds, tickMilliseconds = minuteMilliseconds } = pace;
    for (const job of jobs) {
      if (stopping.signal.aborted) return;
      // A tick of several rounds lasts its minute, and the next one is waited for.
      const isLong = job.timesATick !== undefined;
      const polling = { pollingIntervalSeconds: isLong ? pollingIntervalSeconds : tickPollingSeconds };
      await queue.work(job.name, polling, () => runTick(rounds, job, { stopping: stopping.signal, tickMilliseconds }));
    }
    if (stopping.signal.aborted) return;
    await workOnMails(queue, { dependencies, log, pollingIntervalSeconds });
    await workOnRuns(queue, { dependencies, isStopped: rounds.isStopped, pollingIntervalSeconds });
  };
  const started = start();
  started.catch((err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err }, 'background work did not start');
  });
  return {
    started,
    stop: async () => {
      stopping.abort();
      // Ends the wait for an unreachable database; work that has begun may finish.
      await queue.stop();
      await Promise.all(rounds.underWay.values());
      await started.catch(() => {});
    },
  };
}

/** Keeps only the schedules of these jobs: a removed job would fill a queue that nobody empties. */
async function keepSchedules(queue: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  // An existing queue keeps the policy with which it was created.
  for (const { name, policy } of await queue.getQueues())
    if (names.has(name) && policy !== tickQueue.policy) await queue.deleteQueue(name);
  for (const { name, cron } of jobs) {
    await queue.createQueue(name, tickQueue);
    await queue.schedule(name, cron, null, { tz: 'Asia/Seoul' });
  }
  const schedules = await queue.getSchedules();
  for (const { name } of schedules) if (!names.has(name)) await queue.unschedule(name);
}

type Tick = { readonly stopping: AbortSignal; readonly tickMilliseconds: number };

/** Runs the rounds of one tick by its clock: a long one replaces those whose time it has used. */
async function runTick(rounds: Rounds, job: Job, { stopping, tickMilliseconds }: Tick): Promise<void> {
  const { timesATick = 1 } = job;
  const between = tickMilliseconds / timesATick;
  const begunAt = performance.now();
  const passed = () => performance.now() - begunAt;
  for (
    let round = 0;
    round < timesATick && !stopping.aborted;
    round = Math.max(round + 1, Math.ceil(passed() / between))
  ) {
    // A stop ends the pause.
    if (round > 0) await pause(round * between - passed(), undefined, { signal: stopping }).catch(() => {});
    await runRound(rounds, job);
  }
}
