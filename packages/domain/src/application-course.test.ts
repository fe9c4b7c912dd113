import type { ApplicationState } from '@mall/contracts/application-codes';
import { expect, test } from 'vitest';
import { courseOf, workingDaysAfter } from './application-course.ts';

const friday = '2026-11-20T03:00:00.000Z';
const application = (state: ApplicationState, ...passed: ApplicationState[]) => ({
  card: { state, submittedAt: friday },
  history: [
    { state: 'RECEIVED' as const, happenedAt: friday },
    ...passed.map((one) => ({ state: one, happenedAt: '2026-11-24T03:00:00.000Z' })),
  ],
});
const now = new Date('2026-11-20T05:00:00Z');

test('what comes next is expected by working days: nothing happens on a weekend', () => {
  expect(courseOf(application('CERTIFIED', 'CERTIFIED'), now)).toEqual([
    { label: '신청', state: 'DONE', day: '2026-11-20' },
    { label: '심사', state: 'NOW', day: '2026-11-23' },
    { label: '개통', state: 'NEXT', day: '2026-11-24' },
    { label: '배송', state: 'NEXT', day: '2026-11-25' },
  ]);
  expect(workingDaysAfter('2026-11-21', 1)).toBe('2026-11-23');
  expect(workingDaysAfter('2026-11-20', 0)).toBe('2026-11-20');
});

test('what is done has its own day, and a day that has passed is not promised any more', () => {
  const late = new Date('2026-11-26T00:00:00Z');
  expect(courseOf(application('APPROVED', 'APPROVED'), late)).toEqual([
    { label: '신청', state: 'DONE', day: '2026-11-20' },
    { label: '심사', state: 'DONE', day: '2026-11-24' },
    { label: '개통', state: 'NOW', day: undefined },
    { label: '배송', state: 'NEXT', day: undefined },
  ]);
  expect(courseOf(application('DELIVERED', 'DELIVERED'), late).every(({ state }) => state === 'DONE')).toBe(true);
});

test('an application that has come to its end has no way before it', () => {
  for (const state of ['REJECTED', 'CANCELLED', 'WITHDRAWN'] as const)
    expect(courseOf(application(state), now)).toEqual([]);
});
