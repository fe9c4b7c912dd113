import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import type { Dependencies } from '../dependencies.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { Forgotten } from './forgotten.ts';
import { listDueMalls, upsertRound } from './job.repository.ts';
import type { JobLog } from './job-queue.ts';
import type { Job, MallJob } from './jobs.ts';

type Circumstances = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly isStopped: () => boolean;
  /** How long a round waits for a mall before it ends without it: a mall whose payment service hangs delays no other mall's next round. */
  readonly patienceMilliseconds?: number;
};
export type Rounds = Required<Circumstances> & {
  /** Unfinished work on each mall, by job and mall; it may outlast its round. */
  readonly underWay: Map<string, Promise<void>>;
};

export const openRounds = (circumstances: Circumstances): Rounds => ({
  patienceMilliseconds: 20_000,
  ...circumstances,
  underWay: new Map(),
});

/** Does what is due of a job in every mall, and counts it; a mall in which it fails is logged and does not stop the others. */
export async function runRound(rounds: Rounds, job: Job): Promise<void> {
  const { metrics, clock, database } = rounds.dependencies;
  const end = metrics.jobs.startTimer({ job: job.name });
  let failures = 0;
  const failed = (err: unknown, where: { readonly mallId?: number }) => {
    failures += 1;
    metrics.jobFailures.inc({ job: job.name });
    rounds.log.error({ err, job: job.name, ...where }, 'background job failed');
  };
  const forgotten = new Forgotten();
  const ended = (result: unknown) => {
    if (result instanceof Forgotten) addForgotten(rounds, result, forgotten);
  };
  await runEverywhere(rounds, job, { failed, ended }).catch((error: unknown) => failed(error, {}));
  const { rows } = forgotten;
  if (Object.keys(rows).length > 0) rounds.log.info?.({ job: job.name, rows }, 'old rows deleted');
  const seconds = end();
  if (failures === 0) metrics.jobEnds.setToCurrentTime({ job: job.name });
  // Without a database the round has failed already.
  await upsertRound(database, { job: job.name, endedAt: clock(), seconds, failures }).catch(() => {});
}

type Ends = {
  readonly failed: (error: unknown, where: { readonly mallId?: number }) => void;
  readonly ended: (result: unknown) => void;
};

function addForgotten({ dependencies }: Rounds, { rows }: Forgotten, sum: Forgotten): void {
  for (const [table, count] of Object.entries(rows)) {
    dependencies.metrics.forgottenRows.inc({ table }, count);
    sum.add(table, count);
  }
}

async function runEverywhere(rounds: Rounds, job: Job, ends: Ends): Promise<void> {
  const { dependencies, isStopped } = rounds;
  if ('runForAll' in job) return ends.ended(await job.runForAll(dependencies, dependencies.clock()));
  await pMap(await dueMalls(dependencies, job), (mall) => (isStopped() ? undefined : enter(rounds, job, mall, ends)), {
    concurrency: job.mallsAtOnce ?? 1,
  });
}

async function dueMalls({ malls, database, clock }: Dependencies, { name, dueBy }: MallJob): Promise<Mall[]> {
  const all = [...(await malls.all()).values()];
  if (!dueBy) return all;
  const due = await listDueMalls(database, { name, at: dueBy(clock()) });
  return all.filter(({ mallId }) => due.has(mallId));
}

/** Works on one mall, unless an earlier round still does. */
async function enter(rounds: Rounds, job: MallJob, mall: Mall, { ended, failed }: Ends): Promise<void> {
  const { dependencies, underWay, patienceMilliseconds } = rounds;
  const { mallId } = mall;
  const key = `${job.name} ${mallId}`;
  if (underWay.has(key)) return;
  const work = job
    .run(dependencies, mall, dependencies.clock())
    .then(ended, (error: unknown) => failed(error, { mallId }))
    .finally(() => underWay.delete(key));
  underWay.set(key, work);
  const waiting = new AbortController();
  const late = pause(patienceMilliseconds, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([work, late]).finally(() => waiting.abort());
}
