import { expect, test } from 'vitest';
import { businessHoursText, clockTime, isOpenAt } from './business-hours.ts';

const centre = { opensAt: '0900', closesAt: '1800', holidays: ['2026-12-25'] };

test('R9.11 hours are shown as HH:MM with the days off', () => {
  expect(clockTime('0930')).toBe('09:30');
  expect(businessHoursText('0900', '1800')).toBe('평일 09:00 – 18:00, 주말·공휴일 휴무');
});

test.each([
  ['Friday 08:59', '2026-11-20T08:59:59+09:00', false],
  ['Friday 09:00', '2026-11-20T09:00:00+09:00', true],
  ['Friday 17:59', '2026-11-20T17:59:59+09:00', true],
  ['Friday 18:00', '2026-11-20T18:00:00+09:00', false],
  ['Saturday noon', '2026-11-21T12:00:00+09:00', false],
  ['Sunday noon', '2026-11-22T12:00:00+09:00', false],
  ['Monday morning in Korea, Sunday night in UTC', '2026-11-23T00:30:00Z', true],
  ['Christmas', '2026-12-25T12:00:00+09:00', false],
])('R9.11 %s', (_, instant, isOpen) => expect(isOpenAt(new Date(instant), centre)).toBe(isOpen));

test('R9.11 the centre opens and closes at its minute', () => {
  const halfPast = { opensAt: '0930', closesAt: '1730', holidays: [] };
  const isOpen = (time: string) => isOpenAt(new Date(`2026-11-20T${time}:00+09:00`), halfPast);
  expect(['09:15', '09:29', '09:30', '17:29', '17:30', '17:45'].map(isOpen)).toEqual([
    ...[false, false, true, true, false, false],
  ]);
});
