import type { ExportFormat } from '@mall/contracts/office/exports';
import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';
import type { StoredRun } from '../../runs/run.repository.ts';

type Runner = Database | Transaction<DB>;

/** The request of a run that makes a file, as its row stores it. */
export type ExportRequest = {
  readonly list: string;
  /** Erased once the run has ended. */
  readonly query?: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  readonly isClear: boolean;
};
export type ExportRun = StoredRun<ExportRequest>;

export async function updateRunCase(transaction: Pick<Runner, 'updateTable'>, runNo: number, caseNo: number) {
  await transaction.updateTable('run').set({ caseNo }).where('runNo', '=', runNo).execute();
}

/** One's own runs that have not ended; locks the staff's row, so that concurrent requests wait. */
export async function countUnderWay(transaction: Transaction<DB>, staffNo: number): Promise<number> {
  await transaction.selectFrom('staff').select('staffNo').where('staffNo', '=', staffNo).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('run')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('staffNo', '=', staffNo)
    .where('kind', '=', 'EXPORT')
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Queues a run whose case was approved. */
export async function queueAllowedRun(transaction: Pick<Runner, 'updateTable'>, runNo: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('run')
    .set({ state: 'QUEUED' })
    .where('runNo', '=', runNo)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels runs whose case was rejected, taken back, or has expired. */
export function cancelRefusedRuns(database: Database, at: Date) {
  return database
    .updateTable('run')
    .from('approvalCase as c')
    .set({ state: 'CANCELLED', endedAt: at, request: sql`run.request - 'query'`, failure: '결재를 받지 못했어요.' })
    .whereRef('c.caseNo', '=', 'run.caseNo')
    .where('run.state', '=', 'WAITING')
    .where('c.state', 'not in', ['OPEN', 'APPROVED'])
    .execute();
}
/** One's own, the newest first, with their files. */
export function listOwnRuns(database: Database, staffNo: number, most: number) {
  return database
    .selectFrom('run')
    .leftJoin('exportFile as file', 'file.runNo', 'run.runNo')
    .leftJoin('approvalCase as c', 'c.caseNo', 'run.caseNo')
    .select([
      'run.runNo',
      'run.state',
      'run.request',
      'run.reason',
      'run.caseNo',
      'run.failure',
      'run.madeAt',
      'run.endedAt',
    ])
    .select(['run.doneRows', 'run.totalRows'])
    .select(['file.name', 'file.byteCount', 'file.expiresAt', 'file.fetchedAt', 'c.state as caseState'])
    .where('run.staffNo', '=', staffNo)
    .where('run.kind', '=', 'EXPORT')
    .orderBy('run.runNo', 'desc')
    .limit(most)
    .execute();
}
