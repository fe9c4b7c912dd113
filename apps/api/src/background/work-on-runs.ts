import type { Job, PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { workOnExport } from '../modules/export/work-on-export.ts';
import { workOnSheet } from '../modules/product/sheet/work-on-sheet.ts';
import { findRunKind } from '../runs/run.repository.ts';

/** Which function does a run's work, by its kind. */
const workers = { EXPORT: workOnExport, PRODUCT_SHEET: workOnSheet } as const;

type Working = {
  readonly dependencies: Dependencies;
  readonly isStopped: () => boolean;
  readonly pollingIntervalSeconds: number;
};

/** Works on the office's runs, one at a time in each process that serves the office; a failed one is tried again. */
export async function workOnRuns(
  queue: PgBoss,
  { dependencies, isStopped, pollingIntervalSeconds }: Working,
): Promise<void> {
  const { officeDatabase } = dependencies;
  if (!officeDatabase) return;
  await queue.work<{ runNo: number }>('run', { pollingIntervalSeconds }, async ([job]: Job<{ runNo: number }>[]) => {
    const kind = job && (await findRunKind(officeDatabase, job.data.runNo));
    if (kind) await workers[kind]({ ...dependencies, officeDatabase }, job.data.runNo, isStopped);
  });
}
