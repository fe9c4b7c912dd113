import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLines, disagreeingPlans, planFaults, planKey, ruleFaults, ruleKey } from './check-rows.ts';
import { readTable } from './csv-table.ts';
import { planColumns, ruleColumns, supportColumns } from './operator-files.ts';

const example = (name: string) => ({
  name: `${name}.csv`,
  bytes: readFileSync(new URL(`../../../../../docs/operator-data/${name}.csv`, import.meta.url)),
});

describe('the example files of the documentation', () => {
  test('are read without problems, and their days begin at midnight in Seoul', () => {
    const plans = readTable(example('plans'), planColumns);
    const rules = readTable(example('rules'), ruleColumns);
    const supports = readTable(example('supports'), supportColumns);
    expect([...plans.problems, ...rules.problems, ...supports.problems]).toEqual([]);
    expect([plans.lines.length, rules.lines.length, supports.lines.length]).toEqual([3, 4, 3]);
    expect(plans.lines[2]?.row).toMatchObject({ monthlyPrice: 55_000, isPopular: true, validTo: null });
    expect(supports.lines[0]?.row.validTo?.toISOString()).toBe('2026-12-31T15:00:00.000Z');
    const known = { carriers: new Set(['온텔']), planNos: new Set<number>(), releasePrices: new Map<string, number>() };
    expect(checkLines(plans.lines, { file: 'plans', keyOf: planKey, faultsOf: planFaults })).toEqual([]);
    expect(disagreeingPlans('plans', plans.lines)).toEqual([]);
    const faultsOf = (row: Parameters<typeof ruleFaults>[0]) => ruleFaults(row, known);
    expect(checkLines(rules.lines, { file: 'rules', keyOf: ruleKey, faultsOf })).toEqual([]);
  });
});

test('lines of one plan may differ in price but not in name: contradictions are reported', () => {
  const plans = readTable(example('plans'), planColumns);
  const [first, second] = plans.lines;
  if (!first || !second) throw new Error('no lines');
  const renamed = { line: 3, row: { ...second.row, name: '다른 이름' } };
  expect(disagreeingPlans('plans.csv', [first, renamed])).toMatchObject([{ line: 3, column: '요금제' }]);
});
