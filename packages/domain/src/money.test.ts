import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './money.ts';

// R9.10
test('a number is written as Korean does, rounded and without a negative zero', () => {
  const korean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      expect(formatNumber(value)).toBe(korean.format(Math.round(value) + 0));
    }),
  );
  const written = ['0', '0', '999', '1,000', '-123,456', '1,234,567'];
  expect([0, -0.4, 999, 1000, -123_456, 1_234_567].map(formatNumber)).toEqual(written);
});
