import { contractMonths, joinTypes, networks } from '@mall/contracts/wireless-codes';
import type { ReturnStep } from '@mall/domain/leave-cost';
import { type Cell, CellProblem, manyOf, oneOf, orNothing, seoulDay, whole, words } from './csv-cells.ts';
import type { RowOf } from './csv-table.ts';

const period = { validFrom: ['시작일', seoulDay], validTo: ['종료일', orNothing(seoulDay)] } as const;
const months = oneOf(Object.fromEntries(contractMonths.map((value) => [String(value), value])));

/** `6:100 12:60 24:-40`: 100 % until the sixth month, 60 % until the twelfth … */
const steps: Cell<ReturnStep[]> = (text) => {
  const read = text.split(/\s+/).map((part) => /^(\d{1,2}):(-?\d{1,3})$/.exec(part));
  return read.map((parts, index) => {
    const [, untilMonth, percent] = parts ?? [];
    const before = Number(read[index - 1]?.[1] ?? 0);
    if (untilMonth === undefined || Number(untilMonth) <= before || Math.abs(Number(percent)) > 100) {
      throw new CellProblem('6:100 12:60 24:-40처럼 달과 퍼센트를 차례로 써 주세요.');
    }
    return { untilMonth: Number(untilMonth), percent: Number(percent) };
  });
};

const networkNames = { '5G': '5G', LTE: 'LTE' } as const;
const joinTypeNames = { 신규가입: 'NEW', 번호이동: 'TRANSFER', 기기변경: 'CHANGE' } as const;
const personNames = { 개인: 'INDIVIDUAL', 병사: 'SOLDIER', 복지: 'WELFARE', 법인: 'CORPORATE' } as const;

/** What a plan is and costs, and who may take it with which phones; one line for each period. */
export const planColumns = {
  planNo: ['요금제번호', whole(1)],
  carrier: ['통신사', words(40)],
  name: ['요금제', words(60)],
  monthlyPrice: ['월정액', whole(1)],
  discountMonthly12: ['선택약정12개월', whole(0)],
  discountMonthly24: ['선택약정24개월', whole(0)],
  dataSummary: ['데이터', words(80, 0)],
  benefitSummary: ['혜택', words(80, 0)],
  isPopular: ['인기', oneOf({ Y: true, N: false, '': false })],
  sortOrder: ['순서', whole(0)],
  minAge: ['최소나이', orNothing(whole(0, 150))],
  maxAge: ['최대나이', orNothing(whole(0, 150))],
  phoneNetworks: ['휴대폰', manyOf(networkNames, networks)],
  joinTypes: ['가입방법', manyOf(joinTypeNames, joinTypes)],
  persons: ['가입대상', manyOf(personNames, ['INDIVIDUAL'])],
  ...period,
} as const;
export type PlanRow = RowOf<typeof planColumns>;

/** A mall's support for one phone, memory, plan and joining type; one line for each period. */
export const supportColumns = {
  productNo: ['상품번호', words(20)],
  memory: ['용량', words(20)],
  planNo: ['요금제번호', whole(1)],
  joinType: ['가입방법', oneOf(joinTypeNames)],
  commonSupport: ['공통지원금', whole(0)],
  extraSupport: ['추가지원금', whole(0)],
  ...period,
} as const;
export type SupportRow = RowOf<typeof supportColumns>;

/** What a carrier claims back when a contract ends early: by days, or by steps. */
export const ruleColumns = {
  carrier: ['통신사', words(40)],
  basis: ['대상', oneOf({ 공통지원금: 'COMMON_SUPPORT', 추가지원금: 'EXTRA_SUPPORT', 선택약정: 'PLAN_DISCOUNT' })],
  contractMonths: ['약정개월', months],
  fullDays: ['전액반환일수', orNothing(whole(0, 729))],
  steps: ['단계', orNothing(steps)],
  ...period,
} as const;
export type RuleRow = RowOf<typeof ruleColumns>;

/** A phone's network, and the choice that prices its card, and so every list. */
export const phoneColumns = {
  productNo: ['상품번호', words(20)],
  network: ['통신망', oneOf(networkNames)],
  cardMemory: ['카드용량', words(20)],
  cardPlanNo: ['카드요금제번호', whole(1)],
  cardJoinType: ['카드가입방법', oneOf(joinTypeNames)],
  cardDiscountType: ['카드할인', oneOf({ 공통지원금: 'COMMON_SUPPORT', 선택약정: 'PLAN_DISCOUNT' })],
} as const;
export type PhoneRow = RowOf<typeof phoneColumns>;

/** The heading of each column. */
export const headingsOf = <C extends Readonly<Record<string, readonly [string, unknown]>>>(columns: C) =>
  Object.fromEntries(Object.entries(columns).map(([name, [heading]]) => [name, heading])) as {
    [Name in keyof C]: string;
  };
