import { AppError } from '@mall/contracts/errors';
import { exportLimits } from '@mall/contracts/office/exports';
import type { Database } from '@mall/db/connection';
import { exportLists } from '@mall/domain/office/export-lists';
import type { Dependencies } from '../../dependencies.ts';
import { insertPrivacyAccess } from '../../office/office.repository.ts';
import type { ListedPage, OfficeList } from '../../office/office-lists.ts';
import { findStaffCaller } from '../../office/staff-by-number.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { endRun, updateProgress } from '../../runs/run.repository.ts';
import { Cancelled, Interrupted, takeUpRun, Unable } from '../../runs/take-up-run.ts';
import { streamCsv } from '../upload/writing/write-csv.ts';
import { streamWorkbook } from '../upload/writing/write-workbook.ts';
import { insertFile } from './export-file.repository.ts';
import { columnsOf, exportPages, momentText } from './export-pages.ts';
import { exportScope } from './export-rights.ts';
import type { ExportRequest, ExportRun } from './export-run.repository.ts';
import { fileNameOf, writeSealed } from './sealed-file.ts';

const mostSubjects = 500;

type Office = Dependencies & { readonly officeDatabase: Database };

/**
 * Makes the file of one run, from its beginning, whether or not a process has died with it before; an unfinished file can never be
 * fetched.
 */
export const workOnExport = (office: Office, runNo: number, isStopped: () => boolean = () => false): Promise<void> =>
  takeUpRun<ExportRequest>(office, runNo, {
    work: (run) => makeFile(office, run, isStopped),
    tooOften: '파일을 만들다가 여러 번 멈췄어요. 조건을 좁혀서 다시 만들어 주세요.',
    tidy: () => office.files.remove(fileNameOf(runNo)),
  });

async function makeFile(office: Office, run: ExportRun, isStopped: () => boolean): Promise<void> {
  const { officeDatabase, officeLists, clock } = office;
  const { runNo, request } = run;
  const list = officeLists.get(request.list);
  const staff = await findStaffCaller(officeDatabase, run, clock());
  const scope = staff && scopeOf(staff, list, request);
  if (!staff || !list || !scope) throw new Unable('그사이 권한이 없어져서 만들지 못했어요.');
  let doneRows = 0;
  const onPage = async (page: ListedPage) => {
    if (isStopped()) throw new Interrupted();
    doneRows += page.data.rows.length;
    if (run.mostRows !== null && doneRows > run.mostRows)
      throw new Unable(
        `그사이 줄이 늘어서 혼자 받을 수 있는 ${run.mostRows}줄을 넘었어요. 다시 만들어 결재를 받아 주세요.`,
      );
    await noteShown(officeDatabase, { run, list, page, at: clock() });
    if (!(await updateProgress(officeDatabase, runNo, { doneRows, totalRows: run.totalRows }))) throw new Cancelled();
  };
  const pages = exportPages({ list, staff, scope, request, onPage });
  const pieces = piecesOf(run, { staffName: staff.name, pages });
  // A workbook is already compressed.
  const encoding = request.format === 'csv' ? 'gzip' : undefined;
  const written = await writeSealed(office, fileNameOf(runNo), { pieces, encoding });
  const at = clock();
  await officeDatabase.transaction().execute(async (transaction) => {
    const isDone = await endRun(transaction, { runNo }, { from: ['RUNNING'], to: 'DONE', at });
    if (!isDone) throw new Cancelled();
    const expiresAt = new Date(at.getTime() + exportLimits.hours * 3_600_000);
    await insertFile(transaction, { runNo, name: downloadName(run), expiresAt, ...written });
  });
}

function scopeOf(staff: StaffCaller, list: OfficeList | undefined, request: ExportRequest) {
  try {
    return exportScope(staff, list, request);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

type Shown = { readonly run: ExportRun; readonly list: OfficeList; readonly page: ListedPage; readonly at: Date };

/** Logs whose data a page contains, before it is written; nothing without personal columns. */
async function noteShown(database: Database, { run, list, page, at }: Shown): Promise<void> {
  const kinds = run.request.columns.flatMap((field) => list.row.get(field)?.personal ?? []).map(({ kind }) => kind);
  const subjects = [...new Set(page.subjects)];
  if (kinds.length === 0 || subjects.length === 0) return;
  const row = {
    ...{ happenedAt: at, staffNo: run.staffNo, sessionNo: run.sessionNo, address: run.address, device: run.device },
    task: 'EXPORT' as const,
    ...{ fields: [...new Set(kinds)], place: `run ${run.runNo} ${run.request.list}` },
    ...{ filter: { isClear: run.request.isClear }, reason: run.reason, requestId: run.requestId },
  };
  const parts = Array.from({ length: Math.ceil(subjects.length / mostSubjects) }, (_, part) =>
    subjects.slice(part * mostSubjects, (part + 1) * mostSubjects),
  );
  await insertPrivacyAccess(
    database,
    parts.map((part) => ({ ...row, subjects: part })),
  );
}

type Content = { readonly staffName: string; readonly pages: ReturnType<typeof exportPages> };

/** The content of the file: first its number, maker and time, then the headings, then the rows. */
function piecesOf(run: ExportRun, { staffName, pages }: Content): AsyncIterable<Uint8Array> {
  const columns = columnsOf(run.request);
  const mark = `내려받기 ${run.runNo} · ${staffName} · ${momentText(run.madeAt)} · ${run.reason}`;
  const headings = [[mark], columns.map(({ label }) => label)];
  if (run.request.format === 'csv') return streamCsv(headings, pages);
  const widths = columns.map(({ isMoment }) => (isMoment ? 20 : 16));
  return streamWorkbook({ name: exportLists[run.request.list]?.name ?? '목록', widths, headings, pages });
}

/** Such as 주문_12_20261124.xlsx. */
const downloadName = ({ runNo, madeAt, request }: ExportRun): string =>
  `${exportLists[request.list]?.name.replaceAll(' ', '') ?? '목록'}_${runNo}_${momentText(madeAt).slice(0, 10).replaceAll('-', '')}.${request.format}`;
