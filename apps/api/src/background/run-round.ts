import pMap from 'p-map';
import type { Dependencies } from '../dependencies.ts';
import type { JobLog } from './job-queue.ts';
import type { Job } from './jobs.ts';

export type Rounds = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly isStopped: () => boolean;
};

/** Does what is due of a job in every mall; a mall in which it fails is logged and holds up no other. */
export async function runRound({ dependencies, log, isStopped }: Rounds, job: Job): Promise<void> {
  if ('runForAll' in job) {
    await job.runForAll(dependencies, dependencies.clock()).catch((err: unknown) => {
      log.error({ err, job: job.name }, 'background job failed');
    });
    return;
  }
  const malls = await dependencies.malls.all();
  await pMap(
    malls.values(),
    async (mall) => {
      if (isStopped()) return;
      await job.run(dependencies, mall, dependencies.clock()).catch((err: unknown) => {
        log.error({ err, job: job.name, mallId: mall.mallId }, 'background job failed');
      });
    },
    { concurrency: job.mallsAtOnce ?? 1 },
  );
}
