import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { Problem } from '../csv-table.ts';
import type { Change } from '../diff-rows.ts';
import { type LineReport, loadLines, type ReadLines } from '../load-operator-data.ts';
import type { CatalogueTransaction } from '../operator-data.repository.ts';

/** Prices that were requested, shown and signed stay: the office changes the price of a day only before that day begins. */
export async function loadFromTomorrow(
  transaction: CatalogueTransaction,
  read: ReadLines,
  at: Date,
): Promise<LineReport> {
  const report = await loadLines(transaction, read, at);
  const problems = report.problems.length > 0 ? report.problems : pastProblems(report.changes, read, at);
  return { ...report, problems };
}

const amounts = new Set([
  ...['월정액', '선택약정12개월', '선택약정24개월'],
  ...['공통지원금', '추가지원금', '전액반환일수', '단계'],
]);

function pastProblems(changes: readonly Change[], { lines }: ReadLines, at: Date): Problem[] {
  const dated = [...lines.plans, ...lines.rules, ...lines.supports];
  const beginnings = new Map(dated.map(({ line, row }) => [line, row.validFrom]));
  return changes.flatMap((change) => {
    const begins = beginnings.get(change.line);
    const column = begins && begins <= at ? changedInPast(change, at) : undefined;
    if (column === undefined) return [];
    const message = '이미 시작한 값은 바꾸지 않아요. 내일이나 그 뒤에 시작하는 행으로 적어 주세요.';
    return [{ file: change.file, line: change.line, column, message }];
  });
}

/** For a row that has begun: the column by which the change would alter the past. */
function changedInPast({ isNew, changes }: Change, at: Date): string | undefined {
  if (isNew) return '시작일';
  const changed = changes.find(
    ({ column, from, to }) => amounts.has(column) || (column === '종료일' && (isPast(from, at) || isPast(to, at))),
  );
  return changed?.column;
}

const isPast = (day: string, at: Date): boolean => {
  const moment = startOfSeoulDay(day);
  return moment !== undefined && moment <= at;
};
