import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { refreshListPrices } from '../wireless/refresh-list-prices.ts';
import {
  checkLines,
  disagreeingPlans,
  type Known,
  planFaults,
  planKey,
  ruleFaults,
  ruleKey,
  supportFaults,
  supportKey,
} from './check-rows.ts';
import { type CsvFile, type Line, type Problem, readTable } from './csv-table.ts';
import { type Change, diffRows } from './diff-rows.ts';
import * as repository from './operator-data.repository.ts';
import {
  headingsOf,
  type PlanRow,
  planColumns,
  type RuleRow,
  ruleColumns,
  type SupportRow,
  supportColumns,
} from './operator-files.ts';

/** What an operator hands in: plans and rules hold in every mall, supports in the one that is named. */
export type OperatorFiles = {
  readonly plans?: CsvFile | undefined;
  readonly rules?: CsvFile | undefined;
  readonly supports?: CsvFile | undefined;
};

/** Either what is wrong, and nothing has been written, or what has changed. */
export type LoadReport = {
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  /** Lines that are stored as they are. */
  readonly sameCount: number;
  /** Phones whose list price in this mall is another one now. */
  readonly repricedCount: number;
};

type Lines = {
  readonly plans: readonly Line<PlanRow>[];
  readonly rules: readonly Line<RuleRow>[];
  readonly supports: readonly Line<SupportRow>[];
};

/**
 * Loads plans, rules for leaving and supports, all or nothing: rows of the same key are replaced, others stay as they are. The
 * transaction is the owner's, since the application itself may not write prices; to only look, roll it back.
 */
export async function loadOperatorData(
  transaction: MallTransaction,
  mall: MallScope,
  files: OperatorFiles,
  at: Date,
): Promise<LoadReport> {
  await repository.lockOperatorData(transaction, mall);
  const { lines, problems } = readFiles(files);
  const storedPlans = await repository.listPlanRows(transaction, mall);
  const known = await knownWith(transaction, mall, { storedPlans, lines });
  const wrong = [...problems, ...checkAll(files, lines, known)];
  if (wrong.length > 0) return { problems: wrong, changes: [], sameCount: 0, repricedCount: 0 };
  const changes = await diffAll(transaction, mall, { files, lines, storedPlans });
  await saveAll(transaction, mall, lines);
  const unsold = await repository.listCardsWithoutPlan(transaction, mall);
  if (unsold.length > 0) {
    const ended = unsold.map(({ productNo, planNo, name }) => ({
      ...{ file: files.plans?.name ?? '', line: lineOf(lines.plans, planNo), column: '종료일' },
      message: `${name}은 ${productNo} 카드의 기준이라, 종료일이 없는 행이 하나 있어야 해요.`,
    }));
    return { problems: ended, changes: [], sameCount: 0, repricedCount: 0 };
  }
  const total = lines.plans.length + lines.rules.length + lines.supports.length;
  const repricedCount = await refreshListPrices(transaction, mall, at);
  return { problems: [], changes, sameCount: total - changes.length, repricedCount };
}

function readFiles({ plans, rules, supports }: OperatorFiles) {
  const none = { lines: [], problems: [] };
  const read = {
    plans: plans ? readTable(plans, planColumns) : none,
    rules: rules ? readTable(rules, ruleColumns) : none,
    supports: supports ? readTable(supports, supportColumns) : none,
  };
  return {
    lines: { plans: read.plans.lines, rules: read.rules.lines, supports: read.supports.lines },
    problems: [...read.plans.problems, ...read.rules.problems, ...read.supports.problems],
  };
}

type Loaded = { readonly storedPlans: readonly PlanRow[]; readonly lines: Lines };

async function knownWith(
  transaction: MallTransaction,
  mall: MallScope,
  { storedPlans, lines }: Loaded,
): Promise<Known> {
  const prices = await repository.listReleasePrices(transaction, mall);
  const plans = [...storedPlans, ...lines.plans.map(({ row }) => row)];
  return {
    carriers: new Set(plans.map(({ carrier }) => carrier)),
    planNos: new Set(plans.map(({ planNo }) => planNo)),
    releasePrices: new Map(prices.map((row) => [`${row.productNo}|${row.memory}`, row.releasePrice])),
  };
}

function checkAll(files: OperatorFiles, { plans, rules, supports }: Lines, known: Known): Problem[] {
  const planFile = files.plans?.name ?? '';
  return [
    ...checkLines(plans, { file: planFile, keyOf: planKey, faultsOf: planFaults }),
    ...disagreeingPlans(planFile, plans),
    ...checkLines(rules, { file: files.rules?.name ?? '', keyOf: ruleKey, faultsOf: (row) => ruleFaults(row, known) }),
    ...checkLines(supports, {
      ...{ file: files.supports?.name ?? '', keyOf: supportKey },
      faultsOf: (row) => supportFaults(row, known),
    }),
  ];
}

type Handed = Loaded & { readonly files: OperatorFiles };

async function diffAll(
  transaction: MallTransaction,
  mall: MallScope,
  { files, lines, storedPlans }: Handed,
): Promise<Change[]> {
  const productNos = [...new Set(lines.supports.map(({ row }) => row.productNo))];
  const storedRules = await repository.listRuleRows(transaction, mall);
  const storedSupports = await repository.listSupportRows(transaction, mall, productNos);
  return [
    ...diffRows(lines.plans, storedPlans, {
      ...{ file: files.plans?.name ?? '', keyOf: planKey, headings: headingsOf(planColumns) },
    }),
    ...diffRows(lines.rules, storedRules, {
      ...{ file: files.rules?.name ?? '', keyOf: ruleKey, headings: headingsOf(ruleColumns) },
    }),
    ...diffRows(lines.supports, storedSupports, {
      ...{ file: files.supports?.name ?? '', keyOf: supportKey, headings: headingsOf(supportColumns) },
    }),
  ];
}

async function saveAll(
  transaction: MallTransaction,
  mall: MallScope,
  { plans, rules, supports }: Lines,
): Promise<void> {
  if (plans.length > 0)
    await repository.savePlans(
      transaction,
      mall,
      plans.map(({ row }) => row),
    );
  if (rules.length > 0)
    await repository.saveRules(
      transaction,
      mall,
      rules.map(({ row }) => row),
    );
  if (supports.length > 0)
    await repository.saveSupports(
      transaction,
      mall,
      supports.map(({ row }) => row),
    );
}

const lineOf = (lines: readonly Line<PlanRow>[], planNo: number): number =>
  lines.findLast(({ row }) => row.planNo === planNo)?.line ?? 1;
