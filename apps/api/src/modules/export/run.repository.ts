import type { ExportFormat, RunState } from '@mall/contracts/office/exports';
import type { Database } from '@mall/db/connection';
import type { DB, Run } from '@mall/db/generated';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

type Runner = Database | Transaction<DB>;

/** What a run that makes a file was asked for, as its row keeps it. */
export type ExportRequest = {
  readonly list: string;
  /** Gone once the run has ended. */
  readonly query?: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  readonly isClear: boolean;
};
export type StoredRun = Omit<Selectable<Run>, 'request' | 'state'> & {
  readonly request: ExportRequest;
  readonly state: RunState;
};

export async function insertRun(
  transaction: Pick<Runner, 'insertInto'>,
  row: Omit<Insertable<Run>, 'kind' | 'request'> & { readonly request: ExportRequest },
): Promise<number> {
  const { runNo } = await transaction
    .insertInto('run')
    .values({ ...row, kind: 'EXPORT', request: row.request as object })
    .returning('runNo')
    .executeTakeFirstOrThrow();
  return runNo;
}

export async function updateRunCase(transaction: Pick<Runner, 'updateTable'>, runNo: number, caseNo: number) {
  await transaction.updateTable('run').set({ caseNo }).where('runNo', '=', runNo).execute();
}

/** Those of one's own that have not ended; whoever makes another one waits for this staff's row. */
export async function countUnderWay(transaction: Transaction<DB>, staffNo: number): Promise<number> {
  await transaction.selectFrom('staff').select('staffNo').where('staffNo', '=', staffNo).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('run')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('staffNo', '=', staffNo)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirstOrThrow();
  return count;
}

/** One's own, the newest first, with their files. */
export function listOwnRuns(database: Database, staffNo: number, most: number) {
  return database
    .selectFrom('run')
    .leftJoin('exportFile as file', 'file.runNo', 'run.runNo')
    .leftJoin('approvalCase as c', 'c.caseNo', 'run.caseNo')
    .selectAll('run')
    .select(['file.name', 'file.byteCount', 'file.expiresAt', 'file.fetchedAt', 'c.state as caseState'])
    .where('run.staffNo', '=', staffNo)
    .where('run.kind', '=', 'EXPORT')
    .orderBy('run.runNo', 'desc')
    .limit(most)
    .execute();
}

/** Takes it up, also one that a process has died with; undefined when there is nothing to do any more. */
export async function claimRun(database: Database, runNo: number, at: Date): Promise<StoredRun | undefined> {
  const row = await database
    .updateTable('run')
    .set((set) => ({
      state: 'RUNNING',
      startedAt: sql<Date>`coalesce(started_at, ${at})`,
      attempts: set('attempts', '+', 1),
      doneRows: 0,
    }))
    .where('runNo', '=', runNo)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();
  return row as StoredRun | undefined;
}

/** Says how far it is; false when it was cancelled meanwhile. */
export async function updateProgress(
  transaction: Pick<Runner, 'updateTable'>,
  runNo: number,
  progress: { readonly doneRows: number; readonly totalRows: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('run')
    .set(progress)
    .where('runNo', '=', runNo)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type End = {
  readonly from: readonly RunState[];
  readonly to: 'DONE' | 'FAILED' | 'CANCELLED';
  readonly at: Date;
  readonly failure?: string;
};

/** Ends it; false when it is in no such state any more. What was searched for goes. */
export async function endRun(
  database: Pick<Runner, 'updateTable'>,
  { runNo, staffNo }: { readonly runNo: number; readonly staffNo?: number },
  { from, to, at, failure = '' }: End,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('run')
    .set({ state: to, endedAt: at, failure, request: sql`request - 'query'` })
    .where('runNo', '=', runNo)
    .where('state', 'in', [...from])
    .$if(staffNo !== undefined, (query) => query.where('staffNo', '=', staffNo ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A case has allowed it. */
export async function queueAllowedRun(transaction: Pick<Runner, 'updateTable'>, runNo: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('run')
    .set({ state: 'QUEUED' })
    .where('runNo', '=', runNo)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those whose case was turned down, taken back, or has run out. */
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
