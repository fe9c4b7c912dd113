import type { PlanPrice } from '@mall/contracts/office/plans';
import type { ReturnBasis } from '@mall/contracts/wireless-codes';
import { fullMoment, seoulDay } from '../../lib/moments.ts';

/** 2026.12.01, as which a moment begins in Seoul; with its time where it is no midnight. */
export const dayText = (at: string): string => fullMoment(at).replace(/ 00:00:00$/, '');

/** The first day of the next month. */
export function nextMonth(): string {
  const [year = 0, month = 0] = seoulDay().split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** 12/01, as it stands over a column. */
export const shortDay = (day: string): string => day.slice(5).replace('-', '/');

export const basisWords: Readonly<Record<ReturnBasis, string>> = {
  COMMON_SUPPORT: '공통지원금',
  EXTRA_SUPPORT: '추가지원금',
  PLAN_DISCOUNT: '선택약정',
};

/** Of several prices that hold at once the one that began last counts. */
export function priceNow(prices: readonly PlanPrice[], at = new Date().toISOString()): PlanPrice | undefined {
  return prices.findLast(({ validFrom, validTo }) => validFrom <= at && (validTo === null || validTo > at));
}
