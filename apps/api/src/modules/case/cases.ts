import { AppError } from '@mall/contracts/errors';
import type { OfficeCase } from '@mall/contracts/office/cases';
import type { OfficeScope } from '@mall/db/in-office';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { RecordedTransaction } from '../../office/recorded.ts';
import { recorded } from '../../office/recorded.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { isWithin } from '../../office/within-scope.ts';
import {
  type CaseRow,
  findCase,
  insertCase,
  listCaseRows,
  lockCase,
  updateCaseDecided,
  updateCasesExpired,
} from './case.repository.ts';
import { caseKinds, type UseCaseKind } from './case-kinds.ts';

const lifetimeMilliseconds = 7 * 24 * 3_600_000;

const difference = z.object({ name: z.string(), before: z.string(), after: z.string() });
const summarySchema = z
  .object({
    differences: z.array(difference).default([]),
    risks: z.array(z.string()).default([]),
    path: z.nullable(z.string()).default(null),
  })
  .catch({ differences: [], risks: [], path: null });
type Difference = z.output<typeof difference>;

type Proposed = {
  readonly kind: string;
  readonly ofMallId?: number;
  /** Such as `staff 12`. */
  readonly subject: string;
  /** The request that its kind carries out. */
  readonly request: object;
  /** What the decider is shown. */
  readonly differences: readonly Difference[];
  /** Reasons for caution. */
  readonly risks?: readonly string[];
  /** The screen of its subject in the office. */
  readonly path?: string;
  readonly reason: string;
};

/** Submits something to a second person; it expires after seven days. 4094 while another case of the kind has the same subject. */
export async function openCase(
  transaction: Pick<RecordedTransaction, 'insertInto'>,
  { ofMallId, differences, risks, path, ...proposed }: Proposed,
  { madeBy, at }: { readonly madeBy: number; readonly at: Date },
): Promise<number> {
  const expiresAt = new Date(at.getTime() + lifetimeMilliseconds);
  const summary = { differences, ...(risks && { risks }), ...(path && { path }) };
  const caseNo = await insertCase(transaction, {
    ...{ ...proposed, ofMallId: ofMallId ?? null, summary },
    ...{ madeBy, madeAt: at, expiresAt },
  });
  if (caseNo === undefined)
    throw new AppError('4094', { description: '이미 결재를 올렸어요. 결재함에서 확인해 주세요.' });
  return caseNo;
}

/** Whether these staff have made the case or may decide it. */
export async function maySeeCase(
  { database }: Pick<Dependencies, 'database'>,
  staff: StaffCaller,
  caseNo: number,
): Promise<boolean> {
  const row = await findCase(database, caseNo);
  return row !== undefined && isSeenBy(row, staff);
}

const isSeenBy = (row: Pick<CaseRow, 'kind' | 'ofMallId' | 'madeBy'>, staff: StaffCaller): boolean =>
  row.madeBy === staff.staffNo || isDecider(row, staff);

/** The cases that somebody has made or may decide. */
export async function listCases({ database, clock }: Dependencies, staff: StaffCaller): Promise<OfficeCase[]> {
  const rows = await listCaseRows(database);
  return rows.filter((row) => isSeenBy(row, staff)).map((row) => inWords(row, staff, clock()));
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
    ...{ mallId: row.ofMallId, mallName: row.mallName, subject: row.subject },
    ...{ isMine, mayDecide: state === 'OPEN' && !isMine && isDecider(row, staff) },
  };
}

const stateOf = ({ state, expiresAt }: Pick<CaseRow, 'state' | 'expiresAt'>, now: Date): OfficeCase['state'] =>
  state === 'OPEN' && expiresAt <= now ? 'EXPIRED' : (state as OfficeCase['state']);

/** The malls in which these staff decide cases of a kind. */
function decidingScope(kind: string, staff: StaffCaller): OfficeScope | undefined {
  const known = caseKinds[kind];
  return known?.decidedIn ? known.decidedIn(staff) : known && staff.rights.get(known.permission);
}

/** The kinds of cases that these staff decide when others make them, and in which malls. */
export const decidedKinds = (staff: StaffCaller): { readonly kind: string; readonly scope: OfficeScope }[] =>
  Object.keys(caseKinds).flatMap((kind) => {
    const scope = decidingScope(kind, staff);
    return scope ? [{ kind, scope }] : [];
  });

/** Whether these staff have the kind's permission where the case belongs. */
function isDecider({ kind, ofMallId }: Pick<CaseRow, 'kind' | 'ofMallId'>, staff: StaffCaller): boolean {
  const scope = decidingScope(kind, staff);
  if (!scope) return false;
  return ofMallId === null ? scope.kind === 'all' : isWithin(scope, ofMallId);
}

/**
 * Carries a case out and records it, in one transaction. Errors: 4040 none that one may decide, 4090 it is no longer open; and whatever
 * error its kind returns.
 */
export async function approveCase(office: Dependencies, staff: StaffCaller, caseNo: number): Promise<void> {
  const found = await findCase(office.database, caseNo);
  const kind = found && caseKinds[found.kind];
  if (kind && 'carryOut' in kind) return carryOut(office, staff, { row: found, kind });
  const at = office.clock();
  const afterwards = await office.database.transaction().execute(async (transaction) => {
    const row = await lockOpen(transaction, caseNo, { at, mayAct: othersCase(staff) });
    const { madeBy } = row;
    const after = await kind?.execute(transaction, row.request, { office, caseNo, madeBy, at });
    await updateCaseDecided(transaction, { caseNo, state: 'APPROVED', decidedBy: staff.staffNo, at });
    return after;
  });
  await afterwards?.();
}

type Found = { readonly row: CaseRow; readonly kind: UseCaseKind };

/** The use case's first transaction also decides the case; when it was decided in the meantime, the transaction is rolled back. */
async function carryOut(office: Dependencies, staff: StaffCaller, { row, kind }: Found): Promise<void> {
  const { caseNo, ofMallId, reason, madeBy } = row;
  const acting = { at: office.clock(), mayAct: othersCase(staff) };
  assertOpen(row, acting);
  const { database } = recorded(office.database, async (transaction) => {
    await lockOpen(transaction, caseNo, acting);
    await updateCaseDecided(transaction, { caseNo, state: 'APPROVED', decidedBy: staff.staffNo, at: acting.at });
  });
  await kind.carryOut({ ...office, database }, row.request, { mallId: ofMallId ?? 0, reason, madeBy });
}

/** Changes nothing, with a reason for the maker. Errors: 4040, 4090. */
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

/** By the maker. Errors: 4040, 4090. */
export function takeCaseBack({ database, clock }: Dependencies, staff: StaffCaller, caseNo: number): Promise<void> {
  const at = clock();
  return database.transaction().execute(async (transaction) => {
    await lockOpen(transaction, caseNo, { at, mayAct: ({ madeBy }) => madeBy === staff.staffNo });
    await updateCaseDecided(transaction, { caseNo, state: 'TAKEN_BACK', decidedBy: null, at });
  });
}

/** The maker of a case does not decide it. */
const othersCase = (staff: StaffCaller) => (row: CaseRow) => row.madeBy !== staff.staffNo && isDecider(row, staff);

type Acting = { readonly at: Date; readonly mayAct: (row: CaseRow) => boolean };

async function lockOpen(transaction: RecordedTransaction, caseNo: number, acting: Acting): Promise<CaseRow> {
  return assertOpen(await lockCase(transaction, caseNo), acting);
}

function assertOpen(row: CaseRow | undefined, { at, mayAct }: Acting): CaseRow {
  if (!row || !mayAct(row)) throw new AppError('4040');
  if (stateOf(row, at) !== 'OPEN') throw new AppError('4090');
  return row;
}

/** Expires cases that nobody has decided in time; does nothing where the office is not served. */
export async function endOldCases({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (officeDatabase) await updateCasesExpired(officeDatabase, now);
}
