import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideForDays, isHidden } from './hidden-popups.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-28T23:30:00');
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a popup that nobody hid is shown', () => {
  hideForDays(1, 7);
  expect(isHidden(2)).toBe(false);
});

test.each([
  [1, '2026-11-28T23:59:59', '2026-11-29T00:00:00'],
  [7, '2026-12-04T23:59:59', '2026-12-05T00:00:00'],
])('a popup hidden for %i days is hidden until %s and back at %s', (days, last, back) => {
  hideForDays(1, days);
  vi.setSystemTime(last);
  expect(isHidden(1)).toBe(true);
  vi.setSystemTime(back);
  expect(isHidden(1)).toBe(false);
});
