import { fieldError } from '@mall/contracts/errors';
import { type PlanFileReport, planFileKinds } from '@mall/contracts/office/plans';
import type { Database } from '@mall/db/connection';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { headingsIn } from '../csv-table.ts';
import { keptIf } from '../kept-if.ts';
import { type LineReport, type ReadLines, readFiles } from '../load-operator-data.ts';
import { headingsOf, phoneColumns, planColumns, ruleColumns } from '../operator-files.ts';
import { type Names, toReport } from './file-report.ts';
import { loadFromTomorrow } from './from-tomorrow.ts';

const columns = { plans: planColumns, phones: phoneColumns, rules: ruleColumns };
export type PlanFile = { readonly kind: PlanFileReport['kind']; readonly read: ReadLines };

/** The file, with its kind recognised by the headings. Errors: 4220 unknown headings. */
export function readPlanFile(bytes: Buffer): PlanFile {
  const file = { name: '', bytes };
  const headings = headingsIn(file);
  const kind = planFileKinds.find((one) =>
    Object.values(headingsOf(columns[one])).every((name) => headings.includes(name)),
  );
  if (!kind)
    throw fieldError(
      'file',
      '요금제, 휴대폰 카드, 위약금 기준 가운데 어느 파일인지 알 수 없어요. 첫 줄의 열 이름을 확인해 주세요.',
    );
  return { kind, read: readFiles({ [kind]: file }) };
}

type Loading = { readonly isKept: boolean; readonly at: Date; readonly names: Names };

/** Loads it, or only checks it: with any problem nothing is changed. */
export async function loadPlanFile(
  database: Database,
  { kind, read }: PlanFile,
  { isKept, at, names }: Loading,
): Promise<PlanFileReport> {
  const report = await keptIf(
    isKept,
    (work: (transaction: OfficeTransaction) => Promise<LineReport>) => inOffice(database, { kind: 'all' }, work),
    (transaction) => loadFromTomorrow(transaction, read, at),
  );
  return { kind, ...toReport(report, read, names) };
}
