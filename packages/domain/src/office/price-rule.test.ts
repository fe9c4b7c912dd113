import type { PriceRule } from '@mall/contracts/office/price-runs';
import { expect, test } from 'vitest';
import { ruledPrice, ruleVerdict, ruleWords } from './price-rule.ts';

const rule: PriceRule = {
  ...{ brand: '가람', categoryNo: '', base: 'MARKET', percent: -12, unit: 100, rounding: 'NEAREST' },
};
const prices = { marketPrice: 19_900, salePrice: 15_000, supplyPrice: 9_000 };

test('market − 12 %, rounded to 100', () => {
  expect(ruledPrice(rule, prices)).toBe(17_500);
  expect(ruledPrice({ ...rule, rounding: 'UP' }, prices)).toBe(17_600);
  expect(ruledPrice({ ...rule, rounding: 'DOWN' }, prices)).toBe(17_500);
  expect(ruledPrice({ ...rule, unit: 1 }, prices)).toBe(17_512);
});

test('a half is rounded up, and never by what a fraction has lost', () => {
  const half = { ...rule, percent: -50, unit: 100 } as const;
  expect(ruledPrice(half, { ...prices, marketPrice: 300 })).toBe(200);
  expect(ruledPrice({ ...half, percent: 15, unit: 1 }, { ...prices, marketPrice: 110 })).toBe(127);
});

test('is counted from the price as it is, or from what the provider pays', () => {
  expect(ruledPrice({ ...rule, base: 'NOW', percent: 10 }, prices)).toBe(16_500);
  expect(ruledPrice({ ...rule, base: 'SUPPLY', percent: 30 }, prices)).toBe(11_700);
});

test('says nothing where there is nothing to count from, or nothing left', () => {
  expect(ruledPrice(rule, { ...prices, marketPrice: 0 })).toBeUndefined();
  expect(ruledPrice({ ...rule, base: 'SUPPLY' }, { ...prices, supplyPrice: null })).toBeUndefined();
  expect(ruledPrice({ ...rule, unit: 1000, percent: -90 }, { ...prices, marketPrice: 1_000 })).toBeUndefined();
});

test('a price is changed within its band alone', () => {
  const band = { lowest: 9_000, highest: 11_000 };
  expect(ruleVerdict(10_000, 11_000, band)).toBe('CHANGED');
  expect(ruleVerdict(10_000, 11_001, band)).toBe('OUT_OF_BAND');
  expect(ruleVerdict(10_000, 9_000, band)).toBe('CHANGED');
  expect(ruleVerdict(10_000, 8_999, band)).toBe('OUT_OF_BAND');
  expect(ruleVerdict(10_000, 1, undefined)).toBe('CHANGED');
  expect(ruleVerdict(10_000, 10_000, band)).toBe('SAME');
  expect(ruleVerdict(10_000, undefined, band)).toBe('NO_BASE');
});

test('a rule is said in words', () => {
  expect(ruleWords(rule)).toBe('가람 · 시중가 −12% · 100원 단위 반올림');
  expect(ruleWords({ ...rule, brand: '', categoryNo: '11', base: 'NOW', percent: 5, unit: 1 })).toBe(
    '모든 브랜드 메뉴 11 · 지금 판매가 +5% · 원 단위 반올림',
  );
});
