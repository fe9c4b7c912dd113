import type { ReturnBasis } from '@mall/contracts/wireless-codes';
import { contractDays, type LeaveCost, type ReturnRule } from '@mall/domain/leave-cost';
import { formatWon } from '@mall/domain/money';
import type { SumRow } from '@mall/ui/sum-list';

export const basisLabels: Record<ReturnBasis, string> = {
  COMMON_SUPPORT: '공통지원금 반환',
  EXTRA_SUPPORT: '추가지원금 반환',
  PLAN_DISCOUNT: '선택약정 할인 반환',
};

/** What the carrier claims back; the rest of a month's total is the device. */
export const penaltyOf = ({ total, remainingPrincipal }: LeaveCost): number => total - remainingPrincipal;

/** The parts of a month's total; `isReceived` leaves out parts that are always zero. */
export function costRows(cost: LeaveCost, isReceived: (basis: ReturnBasis) => boolean): SumRow[] {
  const returns: readonly [ReturnBasis, number][] = [
    ['COMMON_SUPPORT', cost.commonSupportReturn],
    ['EXTRA_SUPPORT', cost.extraSupportReturn],
    ['PLAN_DISCOUNT', cost.planDiscountReturn],
  ];
  return [
    ...returns.filter(([basis]) => isReceived(basis)).map(([basis, amount]) => ({ label: basisLabels[basis], amount })),
    { label: '남은 할부원금', amount: cost.remainingPrincipal },
  ];
}

/** How a carrier computes it, in one line. */
export function ruleWords({ basis, contractMonths, fullDays, steps }: ReturnRule): string {
  if (fullDays !== null) {
    const later = `그 뒤로는 남은 날 ÷ ${contractDays(contractMonths) - fullDays}일만큼`;
    return fullDays === 0 ? later.slice('그 뒤로는 '.length) : `${fullDays}일까지 전액, ${later}`;
  }
  const from = (index: number) => (steps[index - 1]?.untilMonth ?? 0) + 1;
  const words = steps.map(({ untilMonth, percent }, index) => `${from(index)}–${untilMonth}개월 ${percent}%`);
  return `${words.join(', ').replaceAll('-', '−')}${basis === 'PLAN_DISCOUNT' ? '를 받은 할인에서 더해요' : ''}`;
}

/** The chart as text, for screen readers. */
export function chartWords(costs: readonly LeaveCost[]): string {
  const first = costs[0];
  const last = costs.at(-1);
  if (!first || !last) return '';
  return `해지하는 달에 따라 내야 하는 금액. 1개월째 ${formatWon(first.total)}, ${last.month}개월째 ${formatWon(last.total)}.`;
}
