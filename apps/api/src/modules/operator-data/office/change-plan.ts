import { AppError, fieldError } from '@mall/contracts/errors';
import type { OfficePlan } from '@mall/contracts/office/plans';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import type { Problem } from '../csv-table.ts';
import type { ReadLines } from '../load-operator-data.ts';
import { listPlanRows, lockOperatorData } from '../operator-data.repository.ts';
import { headingsOf, type PlanRow, planColumns } from '../operator-files.ts';
import { loadFromTomorrow } from './from-tomorrow.ts';
import { deletePlanPrice, findPlanState, stampPlan } from './plan.repository.ts';

type Office = Pick<Dependencies, 'database' | 'clock'>;
export type OfPlan = { readonly planNo: number; readonly version: number; readonly staffNo: number };
type Change = (rows: readonly PlanRow[], transaction: OfficeTransaction, at: Date) => PlanRow[] | Promise<PlanRow[]>;
/** Field names, where they differ from the column names. */
type Renamed = Partial<Record<keyof PlanRow, string>>;

/** Replaces rows of a plan, by the rules of the loader. Errors: 4040, 4090 with both versions, 4220 at the field. */
function changePlan(
  { database, clock }: Office,
  { planNo, version, staffNo }: OfPlan,
  change: Change,
  renamed: Renamed = {},
): Promise<number> {
  return inOffice(database, { kind: 'all' }, async (transaction) => {
    await lockOperatorData(transaction);
    const rows = (await listPlanRows(transaction)).filter((row) => row.planNo === planNo);
    const held = await findPlanState(transaction, planNo);
    const [plan] = rows;
    if (!held || !plan) throw new AppError('4040');
    if (held.version !== version) throw staleSave({ ...held, ...wordsOf(plan) });
    const at = clock();
    const changed = await change(rows.toSorted(byBeginning), transaction, at);
    const { problems } = await loadFromTomorrow(transaction, planLines(changed), at);
    if (problems.length > 0) throw refused(problems, renamed);
    return stampPlan(transaction, planNo, { staffNo, at });
  });
}

const byBeginning = (one: PlanRow, other: PlanRow) => one.validFrom.getTime() - other.validFrom.getTime();

const planLines = (rows: readonly PlanRow[]): ReadLines => ({
  lines: { plans: rows.map((row, index) => ({ line: index + 1, row })), phones: [], rules: [], supports: [] },
  names: { plans: '', phones: '', rules: '', supports: '' },
  problems: [],
});

const headings = Object.entries(headingsOf(planColumns)) as [keyof PlanRow, string][];

function refused(problems: readonly Problem[], renamed: Renamed): AppError {
  const fieldErrors = problems.map(({ column, message }) => {
    const name = headings.find(([, heading]) => heading === column)?.[0] ?? 'validFrom';
    return { field: renamed[name] ?? name, message };
  });
  return new AppError('4220', { fieldErrors });
}

type Words = Omit<OfficePlan, 'planNo' | 'carrier' | 'prices' | 'cards' | 'version'>;

const wordsOf = ({ planNo: _, carrier: __, validFrom, validTo, ...row }: PlanRow): Words => {
  const { monthlyPrice, discountMonthly12, discountMonthly24, ...words } = row;
  return words;
};

/** Saves what the plan is and who may take it; prices stay. */
export const savePlanWords = (office: Office, plan: OfPlan, words: Words): Promise<number> =>
  changePlan(
    office,
    plan,
    (rows) => {
      for (const field of ['phoneNetworks', 'joinTypes', 'persons'] as const)
        if (words[field].length === 0) throw fieldError(field, '하나 넘게 골라 주세요.');
      return rows.map((row) => ({ ...row, ...words }));
    },
    { planNo: 'persons' },
  );

type Priced = Pick<PlanRow, 'monthlyPrice' | 'discountMonthly12' | 'discountMonthly24'>;
type Dated = { readonly validFrom: string; readonly validTo: string | null };

/** Sets another price from a day on. */
export const changePrice = (office: Office, plan: OfPlan, { validFrom, validTo, ...price }: Priced & Dated) =>
  changePlan(office, plan, ([first], _, at) => {
    if (price.monthlyPrice === 0) throw fieldError('monthlyPrice', '1원부터 적어 주세요.');
    const from = dayToCome(validFrom, { at, field: 'validFrom' });
    const to = validTo === null ? null : (startOfSeoulDay(validTo) ?? null);
    return first ? [{ ...first, ...price, validFrom: from, validTo: to }] : [];
  });

/** Cancels a price that has not begun. */
export const cancelPrice = (office: Office, plan: OfPlan, validFrom: Date): Promise<number> =>
  changePlan(office, plan, async (_, transaction, at) => {
    if (validFrom <= at) throw fieldError('validFrom', '이미 시작한 가격이라 취소할 수 없어요.');
    if (!(await deletePlanPrice(transaction, plan.planNo, validFrom))) throw new AppError('4040');
    return [];
  });

/** Ends the plan from a day on: each price valid beyond it ends then. */
export const endPlan = (office: Office, plan: OfPlan, validTo: string): Promise<number> =>
  changePlan(office, plan, (rows, _, at) => {
    const to = dayToCome(validTo, { at, field: 'validTo' });
    if (rows.some((row) => row.validFrom >= to))
      throw fieldError('validTo', '이날이나 그 뒤에 시작하는 가격이 있어요. 그 가격을 먼저 취소해 주세요.');
    return rows.filter((row) => row.validTo === null || row.validTo > to).map((row) => ({ ...row, validTo: to }));
  });

function dayToCome(day: string, { at, field }: { readonly at: Date; readonly field: string }): Date {
  const begins = startOfSeoulDay(day);
  if (!begins || begins <= at) throw fieldError(field, '내일부터 고를 수 있어요. 지난 가격은 바꾸지 않아요.');
  return begins;
}
