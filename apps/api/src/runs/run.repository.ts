import type { RunState } from '@mall/contracts/office/exports';
import type { Database } from '@mall/db/connection';
import type { DB, Run } from '@mall/db/generated';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

type Runner = Database | Transaction<DB>;

const claimedColumns = [
  'runNo',
  'staffNo',
  'sessionNo',
  'address',
  'device',
  'reason',
  'requestId',
  'mostRows',
  'totalRows',
  'attempts',
  'madeAt',
] as const satisfies (keyof Run)[];

/** Long work of the office, with the request it was created with. */
export type StoredRun<Request> = Pick<Selectable<Run>, (typeof claimedColumns)[number]> & {
  readonly request: Request;
};

export async function insertRun(
  transaction: Pick<Runner, 'insertInto'>,
  row: Omit<Insertable<Run>, 'request'> & { readonly request: object },
): Promise<number> {
  const { runNo } = await transaction.insertInto('run').values(row).returning('runNo').executeTakeFirstOrThrow();
  return runNo;
}

/** Claims a run, also one whose process has died; undefined when it has ended already. */
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
    .returning([...claimedColumns, 'request'])
    .executeTakeFirst();
  return row as StoredRun<Request> | undefined;
}

/** Stores the progress; false when the run was cancelled meanwhile. */
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

/** Ends a run; false when it has ended already. The request's search terms are erased. */
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

/** The kind of a run; undefined for an unknown one. */
export async function findRunKind(database: Database, runNo: number): Promise<Run['kind'] | undefined> {
  const row = await database.selectFrom('run').select('kind').where('runNo', '=', runNo).executeTakeFirst();
  return row?.kind;
}
