import { expect, test } from 'vitest';
import { daysOfPeriod, pastPeriods } from './past-period.ts';

// R9.06
test('today, 3 days, 6 days, 1 month, 6 months', () => {
  expect(pastPeriods.map(({ label }) => label)).toEqual(['오늘', '3일', '6일', '1개월', '6개월']);
  const from = (today: string) => pastPeriods.map((period) => daysOfPeriod(period, today).from);
  expect(from('2026-11-20')).toEqual(['2026-11-20', '2026-11-17', '2026-11-14', '2026-10-20', '2026-05-20']);
  expect(from('2026-03-02')).toEqual(['2026-03-02', '2026-02-27', '2026-02-24', '2026-02-02', '2025-09-02']);
});

// R9.06
test('a shorter month ends on its last day', () => {
  const [, , , oneMonth, sixMonths] = pastPeriods;
  expect(daysOfPeriod(oneMonth, '2026-03-31')).toEqual({ from: '2026-02-28', to: '2026-03-31' });
  expect(daysOfPeriod(oneMonth, '2028-03-31').from).toBe('2028-02-29');
  expect(daysOfPeriod(sixMonths, '2026-08-31').from).toBe('2026-02-28');
});
