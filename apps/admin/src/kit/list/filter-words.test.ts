import type { FilterParts } from '@mall/contracts/office/list';
import { expect, test } from 'vitest';
import { filterWords } from './filter-words.ts';

const today = '2026-11-23';
const partsOf = (kind: FilterParts['kind']): FilterParts => ({
  kind,
  operators: [],
  choices: ['PAID', 'READY', 'SHIPPED'],
});
const states = { label: '상태', choices: { PAID: '결제완료', READY: '상품준비중', SHIPPED: '배송중' } };

test.each([
  ['set', 'is', ['PAID'], '결제완료'],
  ['set', 'is', ['PAID', 'READY', 'SHIPPED'], '결제완료 외 2'],
  ['set', 'not', ['PAID'], '결제완료 아님'],
  ['set', 'is', ['GONE'], 'GONE'],
  ['day', 'is', ['2026-11-23'], '오늘'],
  ['day', 'from', ['2026-10-25'], '최근 30일'],
  ['day', 'from', ['2026-11-01'], '11/01부터'],
  ['day', 'to', ['2025-12-31'], '2025/12/31까지'],
  ['day', 'between', ['2026-11-01', '2026-11-15'], '11/01–11/15'],
  ['won', 'from', ['500000'], '50만원 이상'],
  ['won', 'to', ['12345'], '12,345원 이하'],
  ['won', 'between', ['10000', '100000000'], '1만원–1억원'],
  ['text', 'prefix', ['김'], '김…'],
  ['text', 'empty', [], '없음'],
] as const)('the chip of %s %s %j is %s', (kind, operator, values, words) => {
  expect(filterWords({ operator, values }, { parts: partsOf(kind), words: states, today })).toBe(words);
});
