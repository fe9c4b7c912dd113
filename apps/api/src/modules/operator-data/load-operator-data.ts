import type { MallTransaction } from '@mall/db/in-mall';
import { refreshListPrices } from '../wireless/refresh-list-prices.ts';
import {
  checkLines,
  disagreeingPlans,
  type Known,
  phoneFaults,
  phoneKey,
  planFaults,
  planKey,
  ruleFaults,
  ruleKey,
  supportFaults,
  supportKey,
} from './check-rows.ts';
import { type CsvFile, type Line, type Problem, readTable } from './csv-table.ts';
import { type Change, diffRows } from './diff-rows.ts';
import { findCardProblems } from './find-card-problems.ts';
import * as repository from './operator-data.repository.ts';
import {
  headingsOf,
  type PhoneRow,
  type PlanRow,
  phoneColumns,
  planColumns,
  type RuleRow,
  ruleColumns,
  type SupportRow,
  supportColumns,
} from './operator-files.ts';

/** An operator's files: plans, phones and rules apply to every mall, supports only to the named one. */
export type OperatorFiles = {
  readonly plans?: CsvFile | undefined;
  readonly phones?: CsvFile | undefined;
  readonly rules?: CsvFile | undefined;
  readonly supports?: CsvFile | undefined;
};
export type FileKind = keyof OperatorFiles;

/** Either the problems, when nothing has been written, or the changes. */
export type LineReport = {
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  /** Lines that are stored as they are. */
  readonly sameCount: number;
};
export type LoadReport = LineReport & {
  /** Phones whose list price in this mall has changed. */
  readonly repricedCount: number;
};

export type Lines = {
  readonly plans: readonly Line<PlanRow>[];
  readonly phones: readonly Line<PhoneRow>[];
  readonly rules: readonly Line<RuleRow>[];
  readonly supports: readonly Line<SupportRow>[];
};
/** Lines from files or from a form, with the names that messages use for them. */
export type ReadLines = {
  readonly lines: Lines;
  readonly names: Readonly<Record<FileKind, string>>;
  readonly problems: readonly Problem[];
};

/**
 * Loads plans, phones' cards, rules for leaving and supports, all or nothing: rows with the same key are replaced, others stay as they are.
 * The transaction is the owner's or the office's, since the shop itself may not write prices; for a dry run, roll it back.
 */
export async function loadOperatorData(
  transaction: MallTransaction,
  files: OperatorFiles,
  at: Date,
): Promise<LoadReport> {
  const report = await loadLines(transaction, readFiles(files), at);
  const repricedCount = report.problems.length > 0 ? 0 : await refreshListPrices(transaction, at);
  return { ...report, repricedCount };
}

/** The same for lines that have been read: lines of supports need a transaction of their mall. A job updates the sort keys of lists. */
export async function loadLines(
  transaction: repository.CatalogueTransaction,
  { lines, names, problems }: ReadLines,
  at: Date,
): Promise<LineReport> {
  await repository.lockOperatorData(transaction);
  const storedPlans = await repository.listPlanRows(transaction);
  const known = await knownWith(transaction, { storedPlans, lines, at });
  const wrong = [...problems, ...checkAll(names, lines, known)];
  if (wrong.length > 0) return refused(wrong);
  const changes = await diffAll(transaction, { names, lines, storedPlans });
  await saveAll(transaction, lines);
  const wrongCards = await findCardProblems(transaction, {
    plans: { file: names.plans, lines: lines.plans },
    phones: { file: names.phones, lines: lines.phones },
  });
  if (wrongCards.length > 0) return refused(wrongCards);
  const total = lines.plans.length + lines.phones.length + lines.rules.length + lines.supports.length;
  return { problems: [], changes, sameCount: total - changes.length };
}

const refused = (problems: readonly Problem[]): LineReport => ({ problems, changes: [], sameCount: 0 });

/** Reads each file, whatever the order of its columns. */
export function readFiles({ plans, phones, rules, supports }: OperatorFiles): ReadLines {
  const none = { lines: [], problems: [] };
  const read = {
    plans: plans ? readTable(plans, planColumns) : none,
    phones: phones ? readTable(phones, phoneColumns) : none,
    rules: rules ? readTable(rules, ruleColumns) : none,
    supports: supports ? readTable(supports, supportColumns) : none,
  };
  return {
    lines: {
      plans: read.plans.lines,
      phones: read.phones.lines,
      rules: read.rules.lines,
      supports: read.supports.lines,
    },
    names: {
      ...{ plans: plans?.name ?? '', phones: phones?.name ?? '' },
      ...{ rules: rules?.name ?? '', supports: supports?.name ?? '' },
    },
    problems: Object.values(read).flatMap(({ problems }) => problems),
  };
}

type Loaded = { readonly storedPlans: readonly PlanRow[]; readonly lines: Lines };

async function knownWith(
  transaction: repository.CatalogueTransaction,
  { storedPlans, lines, at }: Loaded & { readonly at: Date },
): Promise<Known> {
  const prices = await repository.listReleasePrices(transaction, at);
  const plans = [...storedPlans, ...lines.plans.map(({ row }) => row)];
  return {
    carriers: new Set(plans.map(({ carrier }) => carrier)),
    planNos: new Set(plans.map(({ planNo }) => planNo)),
    releasePrices: new Map(prices.map((row) => [`${row.productNo}|${row.memory}`, row.releasePrice])),
  };
}

function checkAll(names: ReadLines['names'], { plans, phones, rules, supports }: Lines, known: Known): Problem[] {
  return [
    ...checkLines(plans, { file: names.plans, keyOf: planKey, faultsOf: planFaults }),
    ...disagreeingPlans(names.plans, plans),
    ...checkLines(phones, {
      ...{ file: names.phones, keyOf: phoneKey, repeatedIn: '상품번호' },
      faultsOf: (row) => phoneFaults(row, known),
    }),
    ...checkLines(rules, { file: names.rules, keyOf: ruleKey, faultsOf: (row) => ruleFaults(row, known) }),
    ...checkLines(supports, {
      ...{ file: names.supports, keyOf: supportKey },
      faultsOf: (row) => supportFaults(row, known),
    }),
  ];
}

type Handed = Loaded & Pick<ReadLines, 'names'>;

async function diffAll(
  transaction: repository.CatalogueTransaction,
  { names, lines, storedPlans }: Handed,
): Promise<Change[]> {
  const productNos = [...new Set(lines.supports.map(({ row }) => row.productNo))];
  const storedPhones = await repository.listPhoneRows(transaction);
  const storedRules = await repository.listRuleRows(transaction);
  const storedSupports = await repository.listSupportRows(transaction, productNos);
  return [
    ...diffRows(lines.plans, storedPlans, {
      ...{ file: names.plans, keyOf: planKey, headings: headingsOf(planColumns) },
    }),
    ...diffRows(lines.phones, storedPhones, {
      ...{ file: names.phones, keyOf: phoneKey, headings: headingsOf(phoneColumns) },
    }),
    ...diffRows(lines.rules, storedRules, {
      ...{ file: names.rules, keyOf: ruleKey, headings: headingsOf(ruleColumns) },
    }),
    ...diffRows(lines.supports, storedSupports, {
      ...{ file: names.supports, keyOf: supportKey, headings: headingsOf(supportColumns) },
    }),
  ];
}

async function saveAll(
  transaction: repository.CatalogueTransaction,
  { plans, phones, rules, supports }: Lines,
): Promise<void> {
  const rowsOf = <Row>(lines: readonly Line<Row>[]): Row[] => lines.map(({ row }) => row);
  if (plans.length > 0) await repository.savePlans(transaction, rowsOf(plans));
  if (phones.length > 0) await repository.savePhones(transaction, rowsOf(phones));
  if (rules.length > 0) await repository.saveRules(transaction, rowsOf(rules));
  if (supports.length > 0) await repository.saveSupports(transaction, rowsOf(supports));
}
