import { describe, expect, test } from 'vitest';
import { exhibitionStateOn, timeLeftText } from './exhibition-period.ts';

const period = { startsOn: '2026-11-17', endsOn: '2026-11-30' };

describe('an exhibition', () => {
  test.each([
    ['2026-11-16', 'upcoming'],
    ['2026-11-17', 'open'],
    ['2026-11-30', 'open'],
    ['2026-12-01', 'ended'],
  ])('is on %s %s', (day, state) => {
    expect(exhibitionStateOn(day, period)).toBe(state);
  });

  test.each([
    ['2026-11-20T16:00:00+09:00', '10일 8시간'],
    ['2026-11-30T15:59:00+09:00', '8시간'],
    ['2026-11-30T23:30:00+09:00', '1시간 미만'],
    ['2026-12-01T00:00:00+09:00', ''],
  ])('has at %s %j left', (at, text) => {
    expect(timeLeftText(period, new Date(at))).toBe(text);
  });
});
