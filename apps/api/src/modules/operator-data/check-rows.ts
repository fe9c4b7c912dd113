import { contractDays } from '@mall/domain/leave-cost';
import type { Line, Problem } from './csv-table.ts';
import { inWords } from './in-words.ts';
import type { PhoneRow, PlanRow, RuleRow, SupportRow } from './operator-files.ts';

type Fault = { readonly column: string; readonly message: string };
type Period = { readonly validFrom: Date; readonly validTo: Date | null };

/** Rows of the database that lines refer to, together with those that the same load adds. */
export type Known = {
  readonly carriers: ReadonlySet<string>;
  readonly planNos: ReadonlySet<number>;
  /** Release price by `product|memory`. */
  readonly releasePrices: ReadonlyMap<string, number>;
};

/** A choice may have only one line per start day in a file. */
export const planKey = ({ planNo, validFrom }: Pick<PlanRow, 'planNo' | 'validFrom'>) =>
  [planNo, inWords(validFrom)].join(' ');
export const supportKey = (row: Omit<SupportRow, 'commonSupport' | 'extraSupport' | 'validTo'>) =>
  [row.productNo, row.memory, row.planNo, row.joinType, inWords(row.validFrom)].join(' ');
export const phoneKey = ({ productNo }: Pick<PhoneRow, 'productNo'>) => productNo;
export const ruleKey = (row: Pick<RuleRow, 'carrier' | 'basis' | 'contractMonths' | 'validFrom'>) =>
  [row.carrier, row.basis, row.contractMonths, inWords(row.validFrom)].join(' ');

export function planFaults(row: PlanRow): Fault[] {
  const tooMuch = '월정액보다 많이 할인할 수 없어요.';
  return [
    ...periodFaults(row),
    ...fault(row.discountMonthly12 > row.monthlyPrice, '선택약정12개월', tooMuch),
    ...fault(row.discountMonthly24 > row.monthlyPrice, '선택약정24개월', tooMuch),
    ...fault((row.minAge ?? 0) > (row.maxAge ?? Number.POSITIVE_INFINITY), '최대나이', '최소나이보다 작을 수 없어요.'),
  ];
}

export function supportFaults(row: SupportRow, { planNos, releasePrices }: Known): Fault[] {
  const releasePrice = releasePrices.get(`${row.productNo}|${row.memory}`);
  return [
    ...periodFaults(row),
    ...fault(!planNos.has(row.planNo), '요금제번호', '없는 요금제예요.'),
    ...fault(releasePrice === undefined, '용량', '이런 휴대폰과 용량이 없어요.'),
    ...fault(
      row.commonSupport + row.extraSupport > (releasePrice ?? Number.POSITIVE_INFINITY),
      '추가지원금',
      '공통지원금과 더하면 출고가보다 많아요.',
    ),
  ];
}

export function phoneFaults(
  { productNo, cardMemory, cardPlanNo }: PhoneRow,
  { planNos, releasePrices }: Known,
): Fault[] {
  return [
    ...fault(!releasePrices.has(`${productNo}|${cardMemory}`), '카드용량', '이런 휴대폰과 용량이 없어요.'),
    ...fault(!planNos.has(cardPlanNo), '카드요금제번호', '없는 요금제예요.'),
  ];
}

export function ruleFaults(row: RuleRow, { carriers }: Known): Fault[] {
  const last = row.steps?.at(-1)?.untilMonth ?? 0;
  return [
    ...periodFaults(row),
    ...fault(!carriers.has(row.carrier), '통신사', '이 통신사의 요금제가 없어요.'),
    ...fault((row.fullDays === null) === (row.steps === null), '단계', '전액반환일수와 단계 중 하나만 써 주세요.'),
    ...fault((row.fullDays ?? 0) >= contractDays(row.contractMonths), '전액반환일수', '약정 기간보다 짧아야 해요.'),
    ...fault(last > row.contractMonths, '단계', '약정 기간을 넘을 수 없어요.'),
  ];
}

const periodFaults = ({ validFrom, validTo }: Period): Fault[] =>
  fault(validTo !== null && validTo <= validFrom, '종료일', '시작일보다 뒤여야 해요.');

const fault = (isWrong: boolean, column: string, message: string): Fault[] => (isWrong ? [{ column, message }] : []);

type Checks<Row> = {
  readonly file: string;
  readonly keyOf: (row: Row) => string;
  readonly faultsOf: (row: Row) => Fault[];
  /** The column at which a duplicate line is reported. */
  readonly repeatedIn?: string;
};

/** Every error of every line, and duplicate lines. */
export function checkLines<Row>(
  lines: readonly Line<Row>[],
  { file, keyOf, faultsOf, repeatedIn = '시작일' }: Checks<Row>,
): Problem[] {
  const lineByKey = new Map<string, number>();
  return lines.flatMap(({ line, row }) => {
    const earlier = lineByKey.get(keyOf(row));
    lineByKey.set(keyOf(row), line);
    const repeated = fault(earlier !== undefined, repeatedIn, `${earlier}행과 같은 내용이에요.`);
    return [...faultsOf(row), ...repeated].map((each) => ({ file, line, ...each }));
  });
}

/** A price does not change what a plan is or whom it is for: lines of one plan must agree on that. */
export function disagreeingPlans(file: string, lines: readonly Line<PlanRow>[]): Problem[] {
  const firstByNo = new Map<number, Line<PlanRow>>();
  const named = ({ monthlyPrice, discountMonthly12, discountMonthly24, validFrom, validTo, ...plan }: PlanRow) =>
    JSON.stringify(plan);
  return lines.flatMap(({ line, row }) => {
    const first = firstByNo.get(row.planNo);
    if (!first) firstByNo.set(row.planNo, { line, row });
    if (!first || named(first.row) === named(row)) return [];
    return [{ file, line, column: '요금제', message: `${first.line}행과 요금제번호가 같은데 내용이 달라요.` }];
  });
}
