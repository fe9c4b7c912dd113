import type { CareType } from '@mall/contracts/codes';
import type { SubscriptionDetail } from '@mall/contracts/subscription';
import { useState } from 'react';


type Choice = { readonly months: number; readonly careType: CareType; readonly cardNo: number | null };

/** The sums of one choice, in won; the total is over the whole term, with the free first month taken off. */
export type SubscriptionCost = {
  readonly monthlyFee: number;
  readonly cardDiscount: number;
  readonly monthlyTotal: number;
  readonly registrationFee: number;
  readonly termTotal: number;
  /** Against buying outright: positive when renting costs more; null when the product is not sold. */
  readonly moreThanBuying: number | null;
};

/** What a choice costs; undefined when the product is not offered that way. */
export function costOf(detail: SubscriptionDetail, choice: Choice): SubscriptionCost | undefined {
  const term = detail.terms.find(({ months, careType }) => months === choice.months && careType === choice.careType);
  if (!term) return undefined;
  const card = detail.partnerCards.find(({ cardNo }) => cardNo === choice.cardNo);
  const cardDiscount = Math.min(card?.monthlyDiscount ?? 0, term.monthlyFee);
  const monthlyTotal = term.monthlyFee - cardDiscount;
  const paidMonths = term.months - (detail.card.isFirstMonthFree ? 1 : 0);
  const termTotal = monthlyTotal * paidMonths + detail.registrationFee;
  return {
    monthlyFee: term.monthlyFee,
    cardDiscount,
    monthlyTotal,
    registrationFee: detail.registrationFee,
    termTotal,
    moreThanBuying: detail.purchasePrice === null ? null : termTotal - detail.purchasePrice,
  };
}

/** Begins with the card's own term and care, without a partner card: a discount on a condition is never assumed. */
export function useSubscriptionChoice(detail: SubscriptionDetail) {
  const [choice, setChoice] = useState<Choice>({
    months: detail.card.contractMonths,
    careType: detail.card.careType,
    cardNo: null,
  });
  const choose = (part: Partial<Choice>) =>
    setChoice((known) => {
      const next = { ...known, ...part };
      if (costOf(detail, next)) return next;
      // Not every care is offered for every term: keep what was just chosen, take the other part as it comes.
      const offered = detail.terms.find(({ months, careType }) =>
        part.months === undefined ? careType === next.careType : months === next.months,
      );
      return offered ? { ...next, months: offered.months, careType: offered.careType } : known;
    });
  return { choice, choose, cost: costOf(detail, choice) };
}
