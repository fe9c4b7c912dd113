import { AppError, fieldError } from '@mall/contracts/errors';
import { type ExportWanted, exportLimits } from '@mall/contracts/office/exports';
import { exportLists } from '@mall/domain/office/export-lists';
import { personalNames } from '@mall/domain/office/record-words';
import type { Dependencies } from '../../dependencies.ts';
import type { AuditedWrite } from '../../office/audited-write.ts';
import type { OfficeList } from '../../office/office-lists.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { insertRun } from '../../runs/run.repository.ts';
import { openCase } from '../case/cases.ts';
import { exportScope, mostClearRows } from './export-rights.ts';
import { countUnderWay, type ExportRequest, updateRunCase } from './export-run.repository.ts';

type Making = {
  readonly lists: Dependencies['officeLists'];
  readonly staff: StaffCaller;
  readonly request: { readonly id: string };
  readonly write: AuditedWrite;
};
type Wanted = ExportWanted & { readonly isClear: boolean };

/**
 * Queues a file with all that a list's filters find. With unmasked personal data, more rows than one person may have wait
 * for a case. Errors: 4000, 4040, 4094 as its calls say, 4220 more rows than allowed at all.
 */
export async function makeExport({ lists, staff, request, write }: Making, wanted: Wanted): Promise<number> {
  const list = lists.get(wanted.list);
  const scope = exportScope(staff, list, wanted);
  if (!list) throw new AppError('4040');
  assertColumns(list, wanted);
  const query = Object.fromEntries(wanted.query.map(({ name, value }) => [name, value]));
  const { count } = (await list.page({ staff, scope }, { ...list.decodeQuery(query), size: 1 })).data;
  const allowed = wanted.isClear ? mostClearRows(staff) : { alone: Infinity, atAll: Infinity };
  if (count.value > allowed.atAll)
    throw fieldError('columns', `개인정보는 한 번에 ${allowed.atAll}줄까지 내려받을 수 있어요. 조건을 좁혀 주세요.`);
  const waits = count.value > allowed.alone;
  const { list: path, columns, format, isClear, reason } = wanted;
  const asked: ExportRequest = { list: path, query, columns, format, isClear };
  return write(
    { subject: `list ${path}`, reason, changes: { columns, format, rows: count.value, isClear } },
    ({ database, clock }) =>
      database.transaction().execute(async (transaction) => {
        if ((await countUnderWay(transaction, staff.staffNo)) >= exportLimits.underWay) throw tooMany();
        const runNo = await insertRun(transaction, {
          kind: 'EXPORT',
          ...{ staffNo: staff.staffNo, sessionNo: staff.sessionNo, address: staff.address, device: staff.device },
          ...{ requestId: request.id, request: asked, reason, madeAt: clock() },
          state: waits ? 'WAITING' : 'QUEUED',
          mostRows: isClear && !waits && Number.isFinite(allowed.alone) ? allowed.alone : null,
          totalRows: count.isMore ? null : count.value,
        });
        if (waits) {
          const proposed = { ...caseOf(runNo, wanted, list), reason };
          const rows = `${count.value.toLocaleString('ko-KR')}${count.isMore ? '+' : ''}줄`;
          const differences = [{ name: '내려받기', before: '없음', after: rows }, ...proposed.differences];
          const caseNo = await openCase(
            transaction,
            { ...proposed, differences },
            { madeBy: staff.staffNo, at: clock() },
          );
          await updateRunCase(transaction, runNo, caseNo);
        }
        return runNo;
      }),
  );
}

const tooMany = () =>
  new AppError('4094', {
    description: `파일을 ${exportLimits.underWay}개 만들고 있어요. 하나가 끝난 뒤 다시 만들어 주세요.`,
  });

/** Columns of this list, each once; the call decides whether personal columns are masked. */
function assertColumns(list: OfficeList, { list: path, columns, isClear }: Wanted): void {
  const known = new Set(exportLists[path]?.columns.map(({ field }) => field));
  const isKnown = columns.every((field) => known.has(field) && list.row.has(field));
  if (columns.length === 0 || !isKnown || new Set(columns).size < columns.length)
    throw fieldError('columns', '내려받을 열을 골라 주세요.');
  if (isClear && !columns.some((field) => list.row.get(field)?.personal))
    throw fieldError('columns', '개인정보 열을 골라 주세요.');
}

/** What the second person is shown. */
function caseOf(runNo: number, { list: path, columns }: Wanted, list: OfficeList) {
  const kinds = columns.flatMap((field) => list.row.get(field)?.personal?.map(({ kind }) => kind) ?? []);
  const names = [...new Set(kinds)].map((kind) => personalNames[kind] ?? kind);
  return {
    kind: 'export.personal',
    subject: `export ${runNo}`,
    request: { runNo },
    differences: [
      { name: '목록', before: '', after: exportLists[path]?.name ?? path },
      { name: '개인정보', before: '가림', after: names.join(', ') },
    ],
    risks: ['내려받은 파일은 거둘 수 없어요'],
  };
}
