import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideForDays, hideForVisit, isHidden } from './hidden-popups.ts';

const stored = new Map<string, string>();
const sessionItems = new Map<string, string>();
const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-28T23:30:00');
  vi.stubGlobal('window', { localStorage: storageOf(stored), sessionStorage: storageOf(sessionItems) });
});
afterEach(() => {
  stored.clear();
  sessionItems.clear();
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

test('a popup closed in this visit is hidden until the next one; another is not', () => {
  hideForVisit(1);
  vi.setSystemTime('2026-12-30T00:00:00');
  expect([isHidden(1), isHidden(2)]).toEqual([true, false]);
  sessionItems.clear();
  expect(isHidden(1)).toBe(false);
});

test('where the browser stores nothing, no popup is hidden and nothing fails', () => {
  vi.stubGlobal('window', {});
  hideForVisit(1);
  expect(isHidden(1)).toBe(false);
});
