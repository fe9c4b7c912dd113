import pMap from 'p-map';
import type { Dependencies } from '../dependencies.ts';
import type { JobLog } from './job-queue.ts';
import type { Job } from './jobs.ts';

export type Rounds = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly isStopped: () => boolean;
};

/** Does what is due of a job in every mall, and counts it; a mall in which it fails is logged and holds up no other. */
export async function runRound(rounds: Rounds, job: Job): Promise<void> {
  const { jobs, jobFailures, jobEnds } = rounds.dependencies.metrics;
  const end = jobs.startTimer({ job: job.name });
  let failures = 0;
  const failed = (err: unknown, where: { readonly mallId?: number }) => {
    failures += 1;
    rounds.log.error({ err, job: job.name, ...where }, 'background job failed');
  };
  await runEverywhere(rounds, job, failed);
  end();
  if (failures === 0) jobEnds.setToCurrentTime({ job: job.name });
  else jobFailures.inc({ job: job.name }, failures);
}

type Failed = (error: unknown, where: { readonly mallId?: number }) => void;

async function runEverywhere({ dependencies, isStopped }: Rounds, job: Job, failed: Failed): Promise<void> {
  if ('runForAll' in job) {
    await job.runForAll(dependencies, dependencies.clock()).catch((error: unknown) => failed(error, {}));
    return;
  }
  const malls = await dependencies.malls.all();
  await pMap(
    malls.values(),
    async (mall) => {
      if (isStopped()) return;
      const { mallId } = mall;
      await job.run(dependencies, mall, dependencies.clock()).catch((error: unknown) => failed(error, { mallId }));
    },
    { concurrency: job.mallsAtOnce ?? 1 },
  );
}
