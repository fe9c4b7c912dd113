import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one change takes effect at once, and two thousand within a second are two re-reads', () => {
  const work = vi.fn<() => void>();
  const changed = atMostEvery(1000, work);
  changed();
  expect(work).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 2000; at += 1) changed();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('the last change is never lost, and a later one again takes effect at once', () => {
  const work = vi.fn<() => void>();
  const changed = atMostEvery(1000, work);
  changed();
  vi.advanceTimersByTime(999);
  changed();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  changed();
  expect(work).toHaveBeenCalledTimes(3);
});
