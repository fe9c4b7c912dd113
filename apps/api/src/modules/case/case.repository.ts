import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import type { Transaction } from 'kysely';

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

export async function insertCase(transaction: Transaction<DB>, row: NewCase): Promise<number> {
  const { caseNo } = await transaction
    .insertInto('approvalCase')
    .values(row)
    .returning('caseNo')
    .executeTakeFirstOrThrow();
  return caseNo;
}

const mostListed = 100;

/** The open ones first, then what was decided last, with the names of who made and decided them. */
export function listCaseRows(database: Runner) {
  return database
    .selectFrom('approvalCase')
    .innerJoin('staff as maker', 'maker.staffNo', 'approvalCase.madeBy')
    .leftJoin('staff as decider', 'decider.staffNo', 'approvalCase.decidedBy')
    .select([...columns, 'maker.name as makerName', 'decider.name as deciderName'])
    .orderBy((order) => order('approvalCase.state', '=', 'OPEN'), 'desc')
    .orderBy('approvalCase.caseNo', 'desc')
    .limit(mostListed)
    .execute();
}

/** Locks it, so that one of two who decide at once finds it decided. */
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

export async function updateCaseDecided(
  transaction: Transaction<DB>,
  { caseNo, at: decidedAt, answer = '', ...decision }: Decision,
): Promise<void> {
  await transaction
    .updateTable('approvalCase')
    .set({ ...decision, decidedAt, answer })
    .where('caseNo', '=', caseNo)
    .execute();
}
