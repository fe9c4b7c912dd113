import type { DiscountType } from '@mall/contracts/wireless-codes';
import { formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels } from '@mall/domain/wireless-words';

export type DiscountOffer = {
  readonly type: DiscountType;
  readonly label: string;
  readonly quote: Quote;
  /** The reduction: `요금 매달 −22,250원`. */
  readonly gain: string;
  /** The advantage over the other, on the cheaper one only. */
  readonly saving: number;
};

/** The device is then still being paid when the term ends, so the total covers more than the term's months. */
const outlastsTerm = ({ instalmentMonths, termMonths }: Quote) => instalmentMonths > termMonths;

export const totalLabel = (quote: Quote): string =>
  outlastsTerm(quote) ? '전체 합계' : `${quote.termMonths}개월 합계`;

function gainOf({ discountType, commonSupport, planDiscountMonthly }: Quote): string {
  if (discountType === 'PLAN_DISCOUNT') return `요금 매달 −${formatWon(planDiscountMonthly)}`;
  return commonSupport === 0 ? '이 조합은 공통지원금이 없어요' : `기기값 −${formatWon(commonSupport)}`;
}

/** Both discounts side by side, the cheaper one marked. */
export function discountOffers({ comparison }: PricedChoice): readonly DiscountOffer[] {
  return [comparison.commonSupport, comparison.planDiscount].map((quote) => ({
    type: quote.discountType,
    label: discountTypeLabels[quote.discountType],
    quote,
    gain: gainOf(quote),
    saving: comparison.cheaper === quote.discountType ? comparison.difference : 0,
  }));
}

/** How the shown discount compares with the other one over the contract. */
export function savingSentence({ comparison, quote }: PricedChoice): string {
  const other = quote.discountType === 'COMMON_SUPPORT' ? '선택약정' : '공통지원금';
  if (comparison.cheaper === null) return `${other}과 ${totalLabel(quote)}가 같아요`;
  const word = comparison.cheaper === quote.discountType ? '덜' : '더';
  const period = outlastsTerm(quote) ? '모두' : `${quote.termMonths}개월 동안`;
  return `${other}보다 ${period} ${formatWon(comparison.difference)} ${word} 내요`;
}
