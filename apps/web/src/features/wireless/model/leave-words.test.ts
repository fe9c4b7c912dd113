import type { ReturnRule } from '@mall/domain/leave-cost';
import { expect, test } from 'vitest';
import { chartWords, costRows, penaltyOf, ruleWords } from './leave-words.ts';

const cost = {
  month: 1,
  commonSupportReturn: 400_000,
  extraSupportReturn: 60_000,
  planDiscountReturn: 0,
  remainingPrincipal: 750_000,
  total: 1_210_000,
};
const rule: ReturnRule = { basis: 'PLAN_DISCOUNT', contractMonths: 24, fullDays: 180, steps: [] };

test('a rule is worded as it is computed', () => {
  expect(ruleWords(rule)).toBe('180일까지 전액, 그 뒤로는 남은 날 ÷ 550일만큼');
  expect(ruleWords({ ...rule, fullDays: 0 })).toBe('남은 날 ÷ 730일만큼');
  const steps = [
    { untilMonth: 6, percent: 100 },
    { untilMonth: 24, percent: -40 },
  ];
  expect(ruleWords({ ...rule, fullDays: null, steps })).toBe('1–6개월 100%, 7–24개월 −40%를 받은 할인에서 더해요');
  expect(ruleWords({ ...rule, basis: 'EXTRA_SUPPORT', fullDays: null, steps: steps.slice(0, 1) })).toBe('1–6개월 100%');
});

test('the rows of a month add up to its total, and the chart says where it begins and ends', () => {
  const rows = costRows(cost, (basis) => basis !== 'PLAN_DISCOUNT');
  expect(rows.map(({ label }) => label)).toEqual(['공통지원금 반환', '추가지원금 반환', '남은 할부원금']);
  expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(cost.total);
  expect(penaltyOf(cost)).toBe(460_000);
  expect(chartWords([cost, { ...cost, month: 24, total: 0 }])).toContain('1개월째 1,210,000원, 24개월째 0원');
});
