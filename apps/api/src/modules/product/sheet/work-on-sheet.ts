import { AppError } from '@mall/contracts/errors';
import type { SheetRow } from '@mall/contracts/office/product-sheets';
import type { Database } from '@mall/db/connection';
import { inOffice, type OfficeScope } from '@mall/db/in-office';
import { isWriting, productNoOf, type SheetVerdict } from '@mall/domain/office/product-sheet/verdict';
import type { Dependencies } from '../../../dependencies.ts';
import { insertAudit } from '../../../office/office.repository.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { recorded } from '../../../office/recorded.ts';
import { findStaffCaller } from '../../../office/staff-by-number.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { endRun, type StoredRun, updateProgress } from '../../../runs/run.repository.ts';
import { Cancelled, Interrupted, takeUpRun, Unable } from '../../../runs/take-up-run.ts';
import { findAskingMall } from '../approval/request.repository.ts';
import { productRights } from '../office/get-product.ts';
import { type JudgedRow, judgeSheet } from './judge-sheet.ts';
import { findSheet, listLines, type StoredLine, type StoredSheet, updateResults } from './sheet.repository.ts';
import { writeRows } from './write-sheet.ts';

type Office = Dependencies & { readonly officeDatabase: Database };
export type SheetRequest = { readonly sheetNo: number };
type Run = StoredRun<SheetRequest>;

/** Products that are checked together. */
const productsAtOnce = 20;
/** How often a product is retried when somebody changes it meanwhile. */
const mostLooks = 3;

/**
 * Carries a sheet out, product by product, each in a transaction that also stores the results of its rows: after a process has died, the next
 * one finds the rest, and nothing is written twice.
 */
export const workOnSheet = (office: Office, runNo: number, isStopped: () => boolean = () => false): Promise<void> =>
  takeUpRun<SheetRequest>(office, runNo, {
    work: (run) => carryOut(office, run, isStopped),
    tooOften: '고치다가 여러 번 멈췄어요. 나머지를 이어서 고쳐 주세요.',
  });

type Work = {
  readonly office: Office;
  readonly run: Run;
  readonly sheet: StoredSheet;
  readonly staff: StaffCaller;
  readonly scope: OfficeScope;
};

async function carryOut(office: Office, run: Run, isStopped: () => boolean): Promise<void> {
  const { officeDatabase, clock } = office;
  const [sheet, staff] = await Promise.all([
    findSheet(officeDatabase, run.request.sheetNo),
    findStaffCaller(officeDatabase, run, clock()),
  ]);
  const scope = staff?.rights.get('products.request');
  if (!sheet || !staff || !scope) throw new Unable('그사이 권한이 없어져서 고치지 못했어요.');
  const work = { office, run, sheet, staff, scope };
  const lines = await listLines(officeDatabase, sheet.sheetNo);
  const left = groupsOf(lines.filter(({ result }) => result === null));
  let doneRows = lines.length - left.flat().length;
  for (let at = 0; at < left.length; at += productsAtOnce) {
    if (isStopped()) throw new Interrupted();
    const groups = left.slice(at, at + productsAtOnce);
    await carryOutSome(work, groups);
    doneRows += groups.flat().length;
    const progress = { doneRows, totalRows: lines.length };
    if (!(await updateProgress(officeDatabase, run.runNo, progress))) throw new Cancelled();
  }
  await endRun(officeDatabase, { runNo: run.runNo }, { from: ['RUNNING'], to: 'DONE', at: clock() });
}

/** Groups the rows of a product; in a sheet of products each new one is a group of its own. */
const groupsOf = (lines: readonly StoredLine[]): StoredLine[][] => [
  ...Map.groupBy(lines, (line) => productNoOf(line) || `new ${line.rowNo}`).values(),
];

const judge = ({ office, sheet: { kind }, staff, scope }: Work, lines: readonly StoredLine[]) =>
  inOffice(office.officeDatabase, scope, (transaction) =>
    judgeSheet(transaction as unknown as OfficeReader, { kind, lines, staff, at: office.clock() }),
  );

async function carryOutSome(work: Work, groups: readonly (readonly StoredLine[])[]): Promise<void> {
  const { office, sheet } = work;
  const judged = new Map((await judge(work, groups.flat())).map((row) => [row.rowNo, row]));
  const resting: SheetRow[] = [];
  for (const lines of groups) {
    const rows = lines.flatMap(({ rowNo }) => judged.get(rowNo) ?? []);
    if (rows.some((row) => isDue(work, row))) await carryOutProduct(work, lines, rows);
    else resting.push(...rows.map((row) => resultOf(work, row)));
  }
  if (resting.length > 0) await updateResults(office.officeDatabase, sheet.sheetNo, resting);
}

const isLeft = ({ sheet: { withWarned } }: Work, { verdict, warnings }: JudgedRow) =>
  isWriting(verdict) && warnings.length > 0 && !withWarned;
const isDue = (work: Work, row: JudgedRow): boolean => isWriting(row.verdict) && !isLeft(work, row);

const done: Readonly<Partial<Record<SheetVerdict, SheetRow['verdict']>>> = {
  ...{ CHANGE: 'CHANGED', REQUEST: 'REQUESTED', ADD: 'ADDED' },
};

/** The result of a row to store, or why nothing was done. */
function resultOf(work: Work, row: JudgedRow, verdict: SheetRow['verdict'] | undefined = done[row.verdict]): SheetRow {
  const { rowNo, productNo, optionNo, name, changes, faults, warnings, since } = row;
  const became = isLeft(work, row) ? 'LEFT' : (verdict ?? row.verdict);
  const lists = { changes: [...changes], faults: [...faults], warnings: [...warnings] };
  const seen = since && { ...since, changes: [...since.changes] };
  return { ...{ rowNo, productNo, optionNo, name, verdict: became }, ...lists, since: seen };
}

/** Writes the rows of one product, and retries when somebody changes it concurrently. */
async function carryOutProduct(
  work: Work,
  lines: readonly StoredLine[],
  rows: readonly JudgedRow[],
  look = 1,
): Promise<void> {
  const { officeDatabase } = work.office;
  try {
    await write(work, lines, rows);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isStale = error.code === '4090' && error.data !== undefined;
    if (isStale && look < mostLooks) return carryOutProduct(work, lines, await judge(work, lines), look + 1);
    await updateResults(officeDatabase, work.sheet.sheetNo, refusedRows(work, rows, error));
  }
  return undefined;
}

async function write(work: Work, lines: readonly StoredLine[], rows: readonly JudgedRow[]): Promise<void> {
  const { office, sheet, staff } = work;
  const { sheetNo } = sheet;
  const due = rows.filter((row) => isDue(work, row));
  const results = rows.map((row) => resultOf(work, row));
  const [first] = due;
  if (!first) return updateResults(office.officeDatabase, sheetNo, results);
  const { productNo, version } = first;
  const ofMallId = await mallOf(work, productNo);
  const { database } = recorded(office.officeDatabase, async (transaction) => {
    await insertAudit(transaction, { ...auditOf(work, due), ofMallId });
    await updateResults(transaction, sheetNo, results);
  });
  const product = { productNo, version, staffNo: staff.staffNo, within: `시트 ${sheetNo}` };
  const reason = lines.find(({ rowNo }) => rowNo === first.rowNo)?.cells.reason ?? '';
  const { mayDecide } = productRights(staff);
  const made = await writeRows({ ...office, database }, due, { product, ofMallId, mayDecide, reason });
  // The number of a new product is known only now.
  if (productNo === '') await updateResults(office.officeDatabase, sheetNo, numbered(results, made));
  return undefined;
}

const numbered = (results: readonly SheetRow[], productNo: string) => results.map((row) => ({ ...row, productNo }));

/** The mall whose permission allows it; undefined for staff of all malls. */
async function mallOf({ office, scope }: Work, productNo: string): Promise<number | null> {
  if (scope.kind === 'all') return null;
  const mallId = await inOffice(office.officeDatabase, scope, (transaction) =>
    findAskingMall(transaction, productNo, scope),
  );
  return mallId ?? null;
}

function auditOf({ office, run, sheet: { sheetNo }, staff }: Work, due: readonly JudgedRow[]) {
  const name = due[0]?.productNo || due[0]?.name;
  return {
    ...{ happenedAt: office.clock(), action: 'product.sheet', subject: `product ${name}`, reason: `시트 ${sheetNo}` },
    changes: { sheet: sheetNo, rows: due.map(({ rowNo, changes }) => ({ rowNo, changes })) },
    ...{ staffNo: staff.staffNo, operator: null, sessionNo: run.sessionNo },
    ...{ address: run.address, requestId: run.requestId },
  };
}

/** Assigns the use case's errors to the rows that caused them; the other rows of the product stay as they are. */
function refusedRows(work: Work, rows: readonly JudgedRow[], error: AppError): SheetRow[] {
  const due = rows.filter((row) => isDue(work, row));
  return rows.map((row) => {
    const at = due.indexOf(row);
    if (at < 0) return resultOf(work, row);
    const own = error.fieldErrors.filter(
      ({ field }) => !field.startsWith('options.') || field.startsWith(`options.${at}.`),
    );
    const faults = own.map(({ field, message }) => ({ field: field.replace(/^options\.\d+\./, ''), message }));
    const words = [{ field: 'productNo', message: error.description ?? '고칠 수 없어요.' }];
    return { ...resultOf(work, row, 'FAILED'), faults: faults.length > 0 ? faults : words };
  });
}
