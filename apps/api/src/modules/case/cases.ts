import { AppError } from '@mall/contracts/errors';
import type { OfficeCase } from '@mall/contracts/office/cases';
import type { DB } from '@mall/db/generated';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { isWithin } from '../../office/audited-write.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { type CaseRow, insertCase, listCaseRows, lockCase, updateCaseDecided } from './case.repository.ts';
import { caseKinds } from './case-kinds.ts';

const lifetimeMilliseconds = 7 * 24 * 3_600_000;

const difference = z.object({ name: z.string(), before: z.string(), after: z.string() });
const summarySchema = z.object({ differences: z.array(difference) }).catch({ differences: [] });
type Difference = z.output<typeof difference>;

type Proposed = {
  readonly kind: string;
  readonly ofMallId?: number;
  /** As `staff 12`. */
  readonly subject: string;
  /** What its kind carries out. */
  readonly request: object;
  /** What the decider is shown. */
  readonly differences: readonly Difference[];
  readonly reason: string;
};

/** Puts something before a second person; it expires after seven days. */
export function openCase(
  transaction: Transaction<DB>,
  { ofMallId, differences: summary, ...proposed }: Proposed,
  { madeBy, at }: { readonly madeBy: number; readonly at: Date },
): Promise<number> {
  const expiresAt = new Date(at.getTime() + lifetimeMilliseconds);
  return insertCase(transaction, {
    ...{ ...proposed, ofMallId: ofMallId ?? null, summary: { differences: summary } },
    ...{ madeBy, madeAt: at, expiresAt },
  });
}

/** The cases that somebody has made or may decide. */
export async function listCases({ database, clock }: Dependencies, staff: StaffCaller): Promise<OfficeCase[]> {
  const rows = await listCaseRows(database);
  return rows
    .filter((row) => row.madeBy === staff.staffNo || isDecider(row, staff))
    .map((row) => inWords(row, staff, clock()));
}

type ListedCase = Awaited<ReturnType<typeof listCaseRows>>[number];

function inWords(row: ListedCase, staff: StaffCaller, now: Date): OfficeCase {
  const state = stateOf(row, now);
  const isMine = row.madeBy === staff.staffNo;
  return {
    ...{ caseNo: row.caseNo, kind: row.kind, title: caseKinds[row.kind]?.title ?? row.kind },
    ...{ ...summarySchema.parse(row.summary), reason: row.reason, answer: row.answer },
    ...{ madeBy: row.makerName, madeAt: row.madeAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    ...{ state, decidedBy: row.deciderName, decidedAt: row.decidedAt?.toISOString() ?? null },
    ...{ isMine, mayDecide: state === 'OPEN' && !isMine && isDecider(row, staff) },
  };
}

const stateOf = ({ state, expiresAt }: Pick<CaseRow, 'state' | 'expiresAt'>, now: Date): OfficeCase['state'] =>
  state === 'OPEN' && expiresAt <= now ? 'EXPIRED' : (state as OfficeCase['state']);

/** Has this staff the permission of the kind, where the case is about? */
function isDecider({ kind, ofMallId }: Pick<CaseRow, 'kind' | 'ofMallId'>, staff: StaffCaller): boolean {
  const permission = caseKinds[kind]?.permission;
  const scope = permission && staff.rights.get(permission);
  if (!scope) return false;
  return ofMallId === null ? scope.kind === 'all' : isWithin(scope, ofMallId);
}

/** Carries a case out and says so, in one transaction. Errors: 4040 none that one may decide, 4090 it is not open any more. */
export async function approveCase(office: Dependencies, staff: StaffCaller, caseNo: number): Promise<void> {
  const at = office.clock();
  const afterwards = await office.database.transaction().execute(async (transaction) => {
    const row = await lockOpen(transaction, caseNo, { at, mayAct: othersCase(staff) });
    const { madeBy } = row;
    const after = await caseKinds[row.kind]?.execute(transaction, row.request, { office, caseNo, madeBy });
    await updateCaseDecided(transaction, { caseNo, state: 'APPROVED', decidedBy: staff.staffNo, at });
    return after;
  });
  await afterwards?.();
}

/** Leaves things as they are, with words for who made it. Errors: 4040, 4090. */
export function rejectCase(
  { database, clock }: Dependencies,
  staff: StaffCaller,
  { caseNo, answer }: { readonly caseNo: number; readonly answer: string },
): Promise<void> {
  const at = clock();
  return database.transaction().execute(async (transaction) => {
    await lockOpen(transaction, caseNo, { at, mayAct: othersCase(staff) });
    await updateCaseDecided(transaction, { caseNo, state: 'REJECTED', decidedBy: staff.staffNo, at, answer });
  });
}

/** By who made it. Errors: 4040, 4090. */
export function takeCaseBack({ database, clock }: Dependencies, staff: StaffCaller, caseNo: number): Promise<void> {
  const at = clock();
  return database.transaction().execute(async (transaction) => {
    await lockOpen(transaction, caseNo, { at, mayAct: ({ madeBy }) => madeBy === staff.staffNo });
    await updateCaseDecided(transaction, { caseNo, state: 'TAKEN_BACK', decidedBy: null, at });
  });
}

/** Who makes a case does not decide it. */
const othersCase = (staff: StaffCaller) => (row: CaseRow) => row.madeBy !== staff.staffNo && isDecider(row, staff);

type Acting = { readonly at: Date; readonly mayAct: (row: CaseRow) => boolean };

async function lockOpen(transaction: Transaction<DB>, caseNo: number, { at, mayAct }: Acting): Promise<CaseRow> {
  const row = await lockCase(transaction, caseNo);
  if (!row || !mayAct(row)) throw new AppError('4040');
  if (stateOf(row, at) !== 'OPEN') throw new AppError('4090');
  return row;
}
