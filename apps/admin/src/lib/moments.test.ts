import { expect, test } from 'vitest';
import { dueText, fromSeoulInput, momentText, seoulDay, shiftDay, spanText, toSeoulInput } from './moments.ts';

const now = '2026-11-23T01:42:00Z';

test.each([
  ['2026-11-23T01:41:00Z', '10:41'],
  ['2026-11-22T11:31:00Z', '어제 20:31'],
  ['2026-11-19T23:12:00Z', '11/20 08:12'],
  ['2025-11-29T15:00:00Z', '2025.11.30'],
])('%s is written as %s', (at, text) => expect(momentText(at, now)).toBe(text));

test('days begin in Seoul', () => {
  expect([seoulDay('2026-11-22T15:00:00Z'), shiftDay('2026-03-01', -1)]).toEqual(['2026-11-23', '2026-02-28']);
});

test.each([
  [12, '12분'],
  [310, '5시간 10분'],
  [180, '3시간'],
  [3060, '2일 3시간'],
  [4320, '3일'],
])('%d minutes are written as %s', (minutes, text) => expect(spanText(minutes * 60_000)).toBe(text));

test.each([
  ['2026-11-20T22:42:00Z', '2일 3시간 지남', 'err'],
  ['2026-11-23T06:00:00Z', '오늘 15:00', 'warn'],
  ['2026-11-24T06:00:00Z', '내일', 'plain'],
  ['2026-11-30T06:00:00Z', '11/30', 'plain'],
])('a deadline at %s is written as %s', (due, text, tone) => expect(dueText(due, now)).toEqual({ text, tone }));

test('a time is typed in Seoul time, wherever the browser is', () => {
  expect(fromSeoulInput('2026-11-25T00:30')).toBe('2026-11-24T15:30:00.000Z');
  expect(toSeoulInput('2026-11-24T15:30:00.000Z')).toBe('2026-11-25T00:30');
  expect([fromSeoulInput(''), fromSeoulInput('2026-11-25'), toSeoulInput(null)]).toEqual([null, null, '']);
});
