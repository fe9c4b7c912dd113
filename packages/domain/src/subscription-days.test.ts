import { describe, expect, test } from 'vitest';
import { addMonths, installationDays, monthsBegun, visitDays } from './subscription-days.ts';

describe('a month later', () => {
  test.each([
    ['2026-11-22', 1, '2026-12-22'],
    ['2026-11-22', 14, '2028-01-22'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 4, '2027-04-30'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));

  test('no month is lost by a short one before it', () => {
    expect(visitDays('2026-10-31', { months: 12, visitCycleMonths: 4 })).toEqual(['2027-02-28', '2027-06-30']);
  });
});

describe('the visits', () => {
  test('come with the cycle from the installation on, none on the last day of the term', () => {
    const days = visitDays('2026-11-22', { months: 60, visitCycleMonths: 4 });
    expect(days).toHaveLength(14);
    expect([days[0], days.at(-1)]).toEqual(['2027-03-22', '2031-07-22']);
  });

  test('come as often as the cycle ends within a term that it does not divide', () => {
    expect(visitDays('2026-11-22', { months: 12, visitCycleMonths: 5 })).toEqual(['2027-04-22', '2027-09-22']);
  });

  test('come every month where the cycle is one month', () => {
    expect(visitDays('2026-11-22', { months: 3, visitCycleMonths: 1 })).toEqual(['2026-12-22', '2027-01-22']);
  });

  test('are none without a cycle, or with one as long as the term', () => {
    expect(visitDays('2026-11-22', { months: 36, visitCycleMonths: 0 })).toEqual([]);
    expect(visitDays('2026-11-22', { months: 12, visitCycleMonths: 12 })).toEqual([]);
  });
});

test.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2026-12-21', 1],
  ['2026-12-22', 2],
  ['2027-11-22', 13],
])('on %s month %i of a contract of 22 November has begun', (day, months) =>
  expect(monthsBegun('2026-11-22', day)).toBe(months),
);

test('a preferred day is counted from the day in Seoul, not in London', () => {
  expect(installationDays(new Date('2026-11-22T14:59:00Z'))).toEqual({ firstDay: '2026-11-25', lastDay: '2027-01-06' });
  expect(installationDays(new Date('2026-11-22T15:00:00Z')).firstDay).toBe('2026-11-26');
});
