import type { LineReportData } from '@mall/contracts/office/plans';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { inWords } from '../in-words.ts';
import type { LineReport, Lines, ReadLines } from '../load-operator-data.ts';
import type { RuleRow } from '../operator-files.ts';

/** Names by number, of phones and of plans. */
export type Names = { readonly phones: ReadonlyMap<string, string>; readonly plans: ReadonlyMap<number, string> };
const mostProblems = 200;

/** A load as the office shows it: each line with its subject as text. */
export function toReport({ problems, changes, sameCount }: LineReport, read: ReadLines, names: Names): LineReportData {
  const nameOf = namesOfLines(read.lines, names);
  return {
    problems: problems.slice(0, mostProblems).map(({ line, column, message }) => ({ line, column, message })),
    problemCount: problems.length,
    changes:
      problems.length > 0
        ? []
        : changes.map(({ line, key, isNew, changes: cells }) => ({
            ...{ line, isNew, name: nameOf.get(line) ?? key },
            changes: cells.map((cell) => ({ ...cell })),
          })),
    same: sameCount,
  };
}

const basisNames: Readonly<Record<RuleRow['basis'], string>> = {
  COMMON_SUPPORT: '공통지원금',
  EXTRA_SUPPORT: '추가지원금',
  PLAN_DISCOUNT: '선택약정',
};
const since = (day: Date) => `${inWords(day)}부터`;

/** The subjects, by the lines of one file. */
function namesOfLines({ plans, phones, rules, supports }: Lines, names: Names): ReadonlyMap<number, string> {
  const phone = (productNo: string) => names.phones.get(productNo) ?? productNo;
  const entries: [number, string][] = [
    ...plans.map(({ line, row }): [number, string] => [line, words(row.name, since(row.validFrom))]),
    ...phones.map(({ line, row }): [number, string] => [line, phone(row.productNo)]),
    ...rules.map(({ line, row }): [number, string] => [
      line,
      words(row.carrier, basisNames[row.basis], `${row.contractMonths}개월`, since(row.validFrom)),
    ]),
    ...supports.map(({ line, row }): [number, string] => [
      line,
      words(
        `${phone(row.productNo)} ${row.memory}`,
        names.plans.get(row.planNo) ?? String(row.planNo),
        joinTypeLabels[row.joinType].title,
        since(row.validFrom),
      ),
    ]),
  ];
  return new Map(entries);
}

const words = (...parts: readonly string[]): string => parts.join(' · ');
