import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatWon } from '@mall/domain/money';
import type { SubscriptionChoice, SubscriptionCost } from '@mall/domain/subscription-choice';
import { careTypeLabels } from '@mall/domain/subscription-words';

/** For a term that is not offered with the chosen care: the care that it is offered with. */
export function otherCareText({ terms }: SubscriptionDetail, months: number): string | undefined {
  const term = terms.find((candidate) => candidate.months === months);
  return term && `${careTypeLabels[term.careType]}만 있어요`;
}

/** `60개월 · 방문관리 기준`: a fee is never shown without its basis. */
export const basisText = ({ months, careType }: SubscriptionChoice): string =>
  `${months}개월 · ${careTypeLabels[careType]} 기준`;

/** The total beside the price of the product; undefined when it is not sold. */
export function buyingText({ purchasePrice }: SubscriptionDetail, { moreThanBuying }: SubscriptionCost) {
  if (purchasePrice === null || moreThanBuying === null) return undefined;
  const price = `바로 사는 가격 ${formatWon(purchasePrice)}`;
  if (moreThanBuying === 0) return `${price}과 같아요`;
  return `${price}보다 ${formatWon(Math.abs(moreThanBuying))} ${moreThanBuying > 0 ? '더' : '덜'} 내요`;
}
