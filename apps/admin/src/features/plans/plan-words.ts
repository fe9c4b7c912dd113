import type { PlanPrice } from '@mall/contracts/office/plans';
import type { ReturnBasis } from '@mall/contracts/wireless-codes';
import { fullMoment, seoulDay } from '../../lib/moments.ts';

/** 2026.12.01: the day on which an instant begins in Seoul; with its time when it is not midnight. */
export const dayText = (at: string): string => fullMoment(at).replace(/ 00:00:00$/, '');

/** The first day of the next month. */
export function nextMonth(): string {
  const [year = 0, month = 0] = seoulDay().split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** 12/01, for the head of a column. */
export const shortDay = (day: string): string => day.slice(5).replace('-', '/');

export const basisWords: Readonly<Record<ReturnBasis, string>> = {
  COMMON_SUPPORT: '공통지원금',
  EXTRA_SUPPORT: '추가지원금',
  PLAN_DISCOUNT: '선택약정',
};

/** Of several prices in force the one that began last applies. */
export function priceNow(prices: readonly PlanPrice[], at = new Date().toISOString()): PlanPrice | undefined {
  return prices.findLast(({ validFrom, validTo }) => validFrom <= at && (validTo === null || validTo > at));
}
