import { expect, test } from 'vitest';
import { readSeoulMoment, seoulDayOf, seoulMomentOf, startOfSeoulDay } from './seoul-day.ts';

test('a day in Seoul begins at 15:00 the day before in UTC', () => {
  expect(seoulDayOf(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
  expect(seoulDayOf(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});

test('an instant is shown as the clocks in Seoul show it', () => {
  expect(seoulMomentOf(new Date('2026-12-31T15:04:59Z'))).toBe('2027.01.01 00:04');
});

test('a moment written by Seoul’s clocks is read, and what is none is not', () => {
  expect(readSeoulMoment('2026-12-03 14:00')).toEqual(new Date('2026-12-03T05:00:00Z'));
  for (const written of ['', '2026-12-03', '2026-02-30 10:00', '2026-12-03 25:00', '2026-12-03 9:00']) {
    expect(readSeoulMoment(written)).toBeUndefined();
  }
});

test('a day that is none has no beginning', () => {
  expect(startOfSeoulDay('2026-11-21')).toEqual(new Date('2026-11-20T15:00:00Z'));
  for (const day of ['2026-02-30', '2026-13-01', '0000-01-01', '1999-12-31', 'x']) {
    expect(startOfSeoulDay(day)).toBeUndefined();
  }
});
