import { expect, test } from 'vitest';
import { reviewedFields } from './product-review.ts';

const rules = [
  { field: 'name', mayFall: null },
  { field: 'marketPrice', mayFall: 10 },
  { field: 'options', mayFall: null },
];
const price = (before: number, after: number) => reviewedFields({ marketPrice: { before, after } }, rules);

test('a price is looked at when it rises, or falls by more than a tenth', () => {
  expect(price(10_000, 10_001)).toEqual(['marketPrice']);
  expect(price(10_000, 9_000)).toEqual([]);
  expect(price(10_000, 8_999)).toEqual(['marketPrice']);
});

test('a tag and what nobody has named are not looked at', () => {
  expect(reviewedFields({ tag: { before: '', after: '새' }, name: { before: 'a', after: 'b' } }, rules)).toEqual([
    'name',
  ]);
});

test('of options only what they cost on top is looked at, of new ones too', () => {
  const before = [{ optionNo: 1, extraPrice: 0, useCode: 'GD00701' }];
  const options = (after: object[]) => reviewedFields({ options: { before, after } }, rules);
  expect(options([{ optionNo: 1, extraPrice: 0, useCode: 'GD00703' }])).toEqual([]);
  expect(options([{ optionNo: 1, extraPrice: 500 }])).toEqual(['options']);
  expect(options([...before, { optionNo: 2, extraPrice: 0 }])).toEqual([]);
  expect(options([...before, { optionNo: 2, extraPrice: 1_000 }])).toEqual(['options']);
});

test('a release price is looked at on each day on which it rises, is new, or falls by more than it may', () => {
  const rules = [{ field: 'memories', mayFall: 10 }];
  const priced = (...prices: [string, number][]) => [
    { memory: '256GB', prices: prices.map(([since, price]) => ({ since, price })) },
  ];
  const stood = priced(['2026-01-01', 1000], ['2026-12-01', 900]);
  const isLookedAt = (after: unknown) => reviewedFields({ memories: { before: stood, after } }, rules).length > 0;
  expect(isLookedAt(stood)).toBe(false);
  expect(isLookedAt(priced(['2026-01-01', 1000], ['2026-12-01', 810]))).toBe(false);
  expect(isLookedAt(priced(['2026-01-01', 1000], ['2026-12-01', 809]))).toBe(true);
  // The planned fall is withdrawn.
  expect(isLookedAt(priced(['2026-01-01', 1000]))).toBe(true);
  expect(isLookedAt([...stood, { memory: '1TB', prices: [{ since: '2026-12-01', price: 1 }] }])).toBe(true);
  expect(isLookedAt([])).toBe(false);
});

test('a fee is looked at by its term and care', () => {
  const rules = [{ field: 'terms', mayFall: 10 }];
  const fee = (monthlyFee: number, months = 36) => ({ mallId: 1, rows: [{ months, careType: 'SELF', monthlyFee }] });
  const isLookedAt = (after: unknown) => reviewedFields({ terms: { before: fee(30_000), after } }, rules).length > 0;
  expect([27_000, 30_000].map((won) => isLookedAt(fee(won)))).toEqual([false, false]);
  expect([26_999, 30_001].map((won) => isLookedAt(fee(won)))).toEqual([true, true]);
  expect(isLookedAt(fee(30_000, 60))).toBe(true);
});
