import { expect, test } from 'vitest';
import { seoulDayOf } from './seoul-day.ts';

test('a day in Seoul begins at 15:00 the day before in UTC', () => {
  expect(seoulDayOf(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
  expect(seoulDayOf(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});
