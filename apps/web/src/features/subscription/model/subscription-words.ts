import type { CareType } from '@mall/contracts/codes';
import type { SubscriptionDetail } from '@mall/contracts/subscription';
import { formatNumber, formatWon } from '@mall/domain/money';
import { careTypeLabels } from '@mall/domain/subscription-words';
import type { SubscriptionChoice, SubscriptionCost } from './subscription-choice.ts';

const inTenThousandWon = (amount: number): string =>
  amount % 10_000 === 0 ? `${formatNumber(amount / 10_000)}만원` : formatWon(amount);

/** `30만원 이상`: what a partner card asks to be spent in the month before. */
export const spendText = (minimumSpend: number): string =>
  minimumSpend === 0 ? '실적 조건 없음' : `${inTenThousandWon(minimumSpend)} 이상`;

/** Who looks after the product, and how often. */
export const careText = (careType: CareType, visitCycleMonths: number): string =>
  careType === 'VISIT' && visitCycleMonths > 0 ? `${visitCycleMonths}개월마다 매니저 방문` : '직접 관리';

/** For a term that is not offered with the care chosen: the care that it comes with. */
export function otherCareText({ terms }: SubscriptionDetail, months: number): string | undefined {
  const term = terms.find((candidate) => candidate.months === months);
  return term && `${careTypeLabels[term.careType]}만 있어요`;
}

/** `60개월 · 방문관리 기준`: a fee never stands without what it is for. */
export const basisText = ({ months, careType }: SubscriptionChoice): string =>
  `${months}개월 · ${careTypeLabels[careType]} 기준`;

/** How the total over the term comes about: `11,900원 × 59개월 (첫 달 0원) + 등록비 50,000원`. */
export function termSumText({ card }: SubscriptionDetail, cost: SubscriptionCost): string {
  const months = `${formatWon(cost.monthlyTotal)} × ${cost.paidMonths}개월${card.isFirstMonthFree ? ' (첫 달 0원)' : ''}`;
  return cost.registrationFee > 0 ? `${months} + 등록비 ${formatWon(cost.registrationFee)}` : months;
}

/** The total beside the price of the product; undefined when it is not sold. */
export function buyingText({ purchasePrice }: SubscriptionDetail, { moreThanBuying }: SubscriptionCost) {
  if (purchasePrice === null || moreThanBuying === null) return undefined;
  const price = `바로 사는 가격 ${formatWon(purchasePrice)}`;
  if (moreThanBuying === 0) return `${price}과 같아요`;
  return `${price}보다 ${formatWon(Math.abs(moreThanBuying))} ${moreThanBuying > 0 ? '더' : '덜'} 내요`;
}
