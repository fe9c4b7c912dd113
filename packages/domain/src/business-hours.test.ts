import { expect, test } from 'vitest';
import { businessHoursText, clockTime } from './business-hours.ts';

// R9.11
test('hours are shown as HH:MM with the days off', () => {
  expect(clockTime('0930')).toBe('09:30');
  expect(businessHoursText('0900', '1800')).toBe('평일 09:00 – 18:00, 주말·공휴일 휴무');
});
