import { expect, test } from 'vitest';
import { isWithinBand, warningsOf } from './listing-price.ts';

test('a band holds both of its ends, and without one every price is within', () => {
  const band = { lowest: 9_000, highest: 11_000 };
  const within = [8_999, 9_000, 11_000, 11_001].map((price) => isWithinBand(price, band));
  expect(within).toEqual([false, true, true, false]);
  expect(isWithinBand(1, undefined)).toBe(true);
});

test('a price below what the product costs, and one that moves by more than 30 %, are said aloud', () => {
  const at = (after: number, supplyPrice: number | null = 8_000) => warningsOf({ before: 10_000, after, supplyPrice });
  expect(at(8_000)).toEqual([]);
  expect(at(7_999)).toEqual(['BELOW_COST']);
  expect(at(7_000, null)).toEqual([]);
  expect(at(6_999, null)).toEqual(['LARGE_CHANGE']);
  expect([at(13_000), at(13_001)]).toEqual([[], ['LARGE_CHANGE']]);
  expect(at(5_000)).toEqual(['BELOW_COST', 'LARGE_CHANGE']);
});

test('a price that stays has nothing to say, and one that was nothing has no share', () => {
  expect(warningsOf({ before: 5_000, after: 5_000, supplyPrice: 8_000 })).toEqual([]);
  expect(warningsOf({ before: 0, after: 5_000, supplyPrice: null })).toEqual([]);
});
