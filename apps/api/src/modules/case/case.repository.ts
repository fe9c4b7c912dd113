import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';

type Runner = Database | Transaction<DB>;

const columns = [
  'approvalCase.caseNo',
  'approvalCase.kind',
  'approvalCase.ofMallId',
  'approvalCase.subject',
  'approvalCase.request',
  'approvalCase.summary',
  'approvalCase.reason',
  'approvalCase.madeBy',
  'approvalCase.madeAt',
  'approvalCase.expiresAt',
  'approvalCase.state',
  'approvalCase.decidedAt',
  'approvalCase.answer',
] as const;

type NewCase = {
  readonly kind: string;
  readonly ofMallId: number | null;
  readonly subject: string;
  readonly request: object;
  readonly summary: object;
  readonly reason: string;
  readonly madeBy: number;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

/** Undefined while a case of the same kind and subject is open. */
export async function insertCase(
  transaction: Pick<Transaction<DB>, 'insertInto'>,
  row: NewCase,
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('approvalCase')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'ofMallId', 'subject']).where('state', '=', sql.lit('OPEN')).doNothing(),
    )
    .returning('caseNo')
    .executeTakeFirst();
  return inserted?.caseNo;
}

const mostListed = 100;

/** The open ones first, then the latest decided, with the names of who opened and decided them. */
export function listCaseRows(database: Runner) {
  return database
    .selectFrom('approvalCase')
    .innerJoin('staff as maker', 'maker.staffNo', 'approvalCase.madeBy')
    .leftJoin('staff as decider', 'decider.staffNo', 'approvalCase.decidedBy')
    .leftJoin('mall', 'mall.mallId', 'approvalCase.ofMallId')
    .select([...columns, 'maker.name as makerName', 'decider.name as deciderName', 'mall.name as mallName'])
    .orderBy((order) => order('approvalCase.state', '=', 'OPEN'), 'desc')
    .orderBy('approvalCase.caseNo', 'desc')
    .limit(mostListed)
    .execute();
}

/** Ends the expired ones. */
export async function updateCasesExpired(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('approvalCase')
    .set({ state: 'EXPIRED', decidedAt: now, request: {} })
    .where('state', '=', 'OPEN')
    .where('expiresAt', '<=', now)
    .execute();
}

/** The case as it is, without a lock. */
export const findCase = (database: Database, caseNo: number) =>
  database.selectFrom('approvalCase').select(columns).where('caseNo', '=', caseNo).executeTakeFirst();

/** Locks it, so that of two concurrent decisions the second finds it decided. */
export function lockCase(transaction: Transaction<DB>, caseNo: number) {
  return transaction
    .selectFrom('approvalCase')
    .select(columns)
    .where('caseNo', '=', caseNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

type Decision = {
  readonly caseNo: number;
  readonly state: 'APPROVED' | 'REJECTED' | 'TAKEN_BACK';
  readonly decidedBy: number | null;
  readonly at: Date;
  readonly answer?: string;
};

/** Its request may contain a bank account, so only the summary of a decided case is kept. */
export async function updateCaseDecided(
  transaction: Transaction<DB>,
  { caseNo, at: decidedAt, answer = '', ...decision }: Decision,
): Promise<void> {
  await transaction
    .updateTable('approvalCase')
    .set({ ...decision, decidedAt, answer, request: {} })
    .where('caseNo', '=', caseNo)
    .execute();
}
