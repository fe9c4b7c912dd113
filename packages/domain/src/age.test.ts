import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test('one is a year older on the birthday, and not the day before', () => {
  expect(ageOn('2026-11-20', '2012-11-21')).toBe(13);
  expect(ageOn('2026-11-21', '2012-11-21')).toBe(14);
});

test('born on 29 February, one is older on 1 March of an ordinary year', () => {
  expect(ageOn('2026-02-28', '2012-02-29')).toBe(13);
  expect(ageOn('2026-03-01', '2012-02-29')).toBe(14);
});
