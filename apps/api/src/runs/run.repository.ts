import type { RunState } from '@mall/contracts/office/exports';
import type { Database } from '@mall/db/connection';
import type { DB, Run } from '@mall/db/generated';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

type Runner = Database | Transaction<DB>;

/** Long work of the office, with what it was asked for. */
export type StoredRun<Request> = Omit<Selectable<Run>, 'request' | 'state'> & {
  readonly request: Request;
  readonly state: RunState;
};

export async function insertRun(
  transaction: Pick<Runner, 'insertInto'>,
  row: Omit<Insertable<Run>, 'request'> & { readonly request: object },
): Promise<number> {
  const { runNo } = await transaction.insertInto('run').values(row).returning('runNo').executeTakeFirstOrThrow();
  return runNo;
}

/** Takes it up, also one that a process has died with; undefined when there is nothing to do any more. */
export async function claimRun<Request>(
  database: Database,
  runNo: number,
  at: Date,
): Promise<StoredRun<Request> | undefined> {
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
  return row as StoredRun<Request> | undefined;
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

/** What sort of work it is; undefined for none. */
export async function findRunKind(database: Database, runNo: number): Promise<Run['kind'] | undefined> {
  const row = await database.selectFrom('run').select('kind').where('runNo', '=', runNo).executeTakeFirst();
  return row?.kind;
}
