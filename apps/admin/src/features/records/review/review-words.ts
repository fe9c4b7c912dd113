import type { Finding, Review } from '@mall/contracts/office/reviews';
import type { Tone } from '../../../kit/badge.tsx';
import { shiftDay } from '../../../lib/moments.ts';
import { grouped } from '../../../lib/numbers.ts';

export const stateWords: Readonly<Record<Finding['state'], { readonly name: string; readonly tone: Tone }>> = {
  OPEN: { name: '볼 것', tone: 'warn' },
  ASKED: { name: '소명 기다림', tone: 'info' },
  ANSWERED: { name: '소명 옴', tone: 'vio' },
  FINE: { name: '이상 없음', tone: 'ok' },
};

/** 2026년 10월. */
export const monthText = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;

export const openOf = ({ findings }: Review): number => findings.filter(({ state }) => state !== 'FINE').length;

/** 12번, or 하루 312명 for people. */
export const timesText = ({ kind, times }: Finding): string =>
  kind === 'MANY' ? `${grouped(times)}명` : `${grouped(times)}번`;

const tasks: Readonly<Partial<Record<Finding['kind'], string>>> = {
  EXPORT: 'EXPORT',
  UNRELATED: 'UNMASK,LOOK_AS',
  DENIED: 'SIGN_IN_FAILED',
  NEW_PLACE: 'SIGN_IN',
};

/** The rows of the access log behind a finding, as filters of the list's address. */
export function rowsOf({ kind, month, staffNo, detail }: Finding): Readonly<Record<string, string>> {
  const last = shiftDay(`${shiftDay(month, 31).slice(0, 7)}-01`, -1);
  const task = tasks[kind];
  return {
    ...{ view: 'all', staff: `is:${staffNo}` },
    at: kind === 'MANY' ? `is:${detail}` : `between:${month},${last}`,
    ...(task && { task: `is:${task}` }),
  };
}
