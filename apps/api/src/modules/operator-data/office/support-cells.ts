import { AppError, fieldError } from '@mall/contracts/errors';
import type { SupportCell, SupportPair } from '@mall/contracts/office/supports';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf, startOfSeoulDay } from '@mall/domain/seoul-day';
import type { Line, Problem } from '../csv-table.ts';
import type { LineReport, ReadLines } from '../load-operator-data.ts';
import { lockOperatorData } from '../operator-data.repository.ts';
import { headingsOf, type SupportRow, supportColumns } from '../operator-files.ts';
import { loadFromTomorrow } from './from-tomorrow.ts';
import { listSupportsAt } from './support.repository.ts';

/** Cells of the grid as lines of the loader. */
export const cellLines = (cells: readonly SupportCell[]): ReadLines => ({
  lines: {
    ...{ plans: [], phones: [], rules: [] },
    supports: cells.map((cell, index) => ({ line: index + 1, row: rowOf(cell, index) })),
  },
  names: { plans: '', phones: '', rules: '', supports: '' },
  problems: [],
});

function rowOf({ seen: _, validFrom, validTo, ...cell }: SupportCell, index: number): SupportRow {
  const begins = startOfSeoulDay(validFrom);
  const ends = validTo === null ? null : startOfSeoulDay(validTo);
  if (!begins || ends === undefined) throw fieldError(`cells.${index}.validFrom`, '날짜를 다시 골라 주세요.');
  return { ...cell, validFrom: begins, validTo: ends };
}

/**
 * Loads the cells by the rules of the loader, all or nothing. Errors: 4090 a cell differs from what was seen (data: the current values of
 * each such cell), 4220 at the invalid cells.
 */
export async function loadCells(
  transaction: MallTransaction,
  cells: readonly SupportCell[],
  at: Date,
): Promise<LineReport> {
  await lockOperatorData(transaction);
  const read = cellLines(cells);
  await assertAsSeen(transaction, cells, read.lines.supports);
  const report = await loadFromTomorrow(transaction, read, at);
  if (report.problems.length > 0) throw refused(report.problems);
  return report;
}

async function assertAsSeen(
  transaction: MallTransaction,
  cells: readonly SupportCell[],
  lines: readonly Line<SupportRow>[],
): Promise<void> {
  const stored = await listSupportsAt(
    transaction,
    lines.map(({ row }) => ({ ...row, at: row.validFrom })),
  );
  const moved = cells.flatMap(({ seen }, index) =>
    isSame(seen, stored[index] ?? null) ? [] : [{ cell: index, saved: stored[index] ?? null }],
  );
  if (moved.length === 0) return;
  throw new AppError('4090', {
    description: `그사이 ${moved.length}개 조합의 지원금이 바뀌었어요. 바뀐 값을 확인하고 다시 저장해 주세요.`,
    data: { cells: moved },
  });
}

const isSame = (one: SupportPair | null, other: SupportPair | null): boolean =>
  one?.commonSupport === other?.commonSupport && one?.extraSupport === other?.extraSupport;

const headings = Object.entries(headingsOf(supportColumns));

function refused(problems: readonly Problem[]): AppError {
  const fieldErrors = problems.slice(0, 100).map(({ line, column, message }) => {
    const name = headings.find(([, heading]) => heading === column)?.[0] ?? 'validFrom';
    return { field: `cells.${line - 1}.${name}`, message };
  });
  const [first] = fieldErrors;
  return new AppError('4220', { fieldErrors, ...(first && { description: first.message }) });
}

/** Lines of a file that change something, as cells, with the current support for their day. */
export async function cellsOf(
  transaction: MallTransaction,
  lines: readonly Line<SupportRow>[],
): Promise<SupportCell[]> {
  const stored = await listSupportsAt(
    transaction,
    lines.map(({ row }) => ({ ...row, at: row.validFrom })),
  );
  return lines.map(({ row }, index) => ({
    ...{ ...row, seen: stored[index] ?? null, validFrom: seoulDayOf(row.validFrom) },
    validTo: row.validTo && seoulDayOf(row.validTo),
  }));
}
