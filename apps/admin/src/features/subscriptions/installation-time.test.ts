import { expect, test } from 'vitest';
import { dayText, installationText, instantOf, isPast, onDay } from './installation-time.ts';

test('an installation keeps its time in Seoul on another day', () => {
  expect(instantOf('2026-11-23', '08:30')).toBe('2026-11-22T23:30:00.000Z');
  expect(onDay('2026-11-22T23:30:00Z', '2026-12-01')).toBe('2026-11-30T23:30:00.000Z');
});

test('days and times are written with their weekday in Seoul', () => {
  expect(dayText('2026-11-29')).toBe('11/29 (일)');
  expect(installationText('2026-11-22T23:30:00Z')).toBe('11/23 (월) 08:30');
});

test('the present moment counts as past', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  expect([isPast('2026-11-23T00:00:00Z', now), isPast('2026-11-23T00:00:01Z', now)]).toEqual([true, false]);
});
