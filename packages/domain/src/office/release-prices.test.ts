import { describe, expect, test } from 'vitest';
import { memoryFaults, priceDays, priceOn } from './release-prices.ts';

const stored = [{ memory: '256GB', prices: [{ since: '2026-01-01', price: 1_000_000 }] }];
const today = '2026-11-26';
const later = (...days: [string, number][]) => [
  {
    memory: '256GB',
    prices: [{ since: '2026-01-01', price: 1_000_000 }, ...days.map(([since, price]) => ({ since, price }))],
  },
];
const fields = (written: Parameters<typeof memoryFaults>[0]) =>
  memoryFaults(written, stored, today).map(({ field }) => field);

test('a price holds from its day until the next one, and there is none before the first', () => {
  const prices = [
    { since: '2026-01-01', price: 3 },
    { since: '2026-12-01', price: 2 },
  ];
  expect(['2025-12-31', '2026-01-01', '2026-11-30', '2026-12-01'].map((day) => priceOn(prices, day))).toEqual([
    ...[undefined, 3, 3, 2],
  ]);
  expect(priceDays(prices, [{ since: '2026-12-01', price: 1 }])).toEqual(['2026-01-01', '2026-12-01']);
});

describe('memories', () => {
  test('take prices of days to come, one after the other', () => {
    expect(fields(stored)).toEqual([]);
    expect(fields(later(['2026-11-27', 1], ['2026-12-24', 2]))).toEqual([]);
    expect(fields([...stored, { memory: '1TB', prices: [{ since: today, price: 1 }] }])).toEqual([]);
  });

  test.each([
    ['memories', []],
    ['memories.0.prices.1.since', later([today, 1])],
    ['memories.0.prices.2.since', later(['2026-12-24', 1], ['2026-12-24', 2])],
    ['memories.0.prices', [{ memory: '256GB', prices: [{ since: '2026-01-01', price: 1 }] }]],
    ['memories.0.prices', [{ memory: '256GB', prices: [] }]],
    ['memories.1.memory', [...stored, ...stored]],
    ['memories.1.prices.0.since', [...stored, { memory: '1TB', prices: [{ since: '2026-11-27', price: 1 }] }]],
  ])('are wrong at %s: %j', (field, written) => {
    expect(fields(written)).toEqual([field]);
  });
});
