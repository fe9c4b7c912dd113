import type { Job, PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { workOnRun } from '../modules/export/work-on-run.ts';

type Working = {
  readonly dependencies: Dependencies;
  readonly isStopped: () => boolean;
  readonly pollingIntervalSeconds: number;
};

/** Works on the office's runs, one at a time in each process that serves the office; one that fails is tried again. */
export async function workOnRuns(
  queue: PgBoss,
  { dependencies, isStopped, pollingIntervalSeconds }: Working,
): Promise<void> {
  const { officeDatabase } = dependencies;
  if (!officeDatabase) return;
  await queue.work<{ runNo: number }>('run', { pollingIntervalSeconds }, async ([job]: Job<{ runNo: number }>[]) => {
    if (job) await workOnRun({ ...dependencies, officeDatabase }, job.data.runNo, isStopped);
  });
}
