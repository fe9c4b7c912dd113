import { type CareType, careTypes } from '@mall/contracts/product-codes';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';

/** The choice in a page's address; invalid parts are ignored. */
export type SubscriptionAddress = { readonly term?: string; readonly care?: string; readonly card?: string };

export type SubscriptionChoice = {
  readonly months: number;
  readonly careType: CareType;
  readonly cardNo: number | null;
};

/** The sums of one choice, in won; the total is over the whole term, less the free first month. */
export type SubscriptionCost = {
  readonly monthlyFee: number;
  readonly cardDiscount: number;
  readonly monthlyTotal: number;
  /** Months that are paid for: a free first month is not. */
  readonly paidMonths: number;
  readonly registrationFee: number;
  readonly termTotal: number;
  /** Compared with buying: positive when renting costs more; null when the product is not sold. */
  readonly moreThanBuying: number | null;
};

/** The fee of a term with a care; undefined when the product is not offered that way. */
export const feeOf = (
  { terms }: SubscriptionDetail,
  { months, careType }: Pick<SubscriptionChoice, 'months' | 'careType'>,
): number | undefined => terms.find((term) => term.months === months && term.careType === careType)?.monthlyFee;

/** The cost of a choice; undefined when the product is not offered that way. */
export function costOf(detail: SubscriptionDetail, choice: SubscriptionChoice): SubscriptionCost | undefined {
  const monthlyFee = feeOf(detail, choice);
  if (monthlyFee === undefined) return undefined;
  const card = detail.partnerCards.find(({ cardNo }) => cardNo === choice.cardNo);
  const cardDiscount = Math.min(card?.monthlyDiscount ?? 0, monthlyFee);
  const monthlyTotal = monthlyFee - cardDiscount;
  const paidMonths = choice.months - (detail.card.isFirstMonthFree ? 1 : 0);
  const termTotal = monthlyTotal * paidMonths + detail.registrationFee;
  return {
    monthlyFee,
    cardDiscount,
    monthlyTotal,
    paidMonths,
    registrationFee: detail.registrationFee,
    termTotal,
    moreThanBuying: detail.purchasePrice === null ? null : termTotal - detail.purchasePrice,
  };
}

/** The choice in the address, otherwise the card's own term and care, without a partner card: a conditional discount is never assumed. */
export function readChoice(detail: SubscriptionDetail, address: SubscriptionAddress): SubscriptionChoice {
  const { contractMonths: months, careType } = detail.card;
  const card = detail.partnerCards.find(({ cardNo }) => String(cardNo) === address.card);
  const named = {
    months: detail.terms.find((term) => String(term.months) === address.term)?.months ?? months,
    careType: careTypes.find((type) => type === address.care) ?? careType,
  };
  return { ...(feeOf(detail, named) === undefined ? { months, careType } : named), cardNo: card?.cardNo ?? null };
}

/** The choice after a change. Not every care is offered for every term: the new value stays, the rest is set to the closest available. */
export function changedChoice(
  detail: SubscriptionDetail,
  known: SubscriptionChoice,
  change: Partial<SubscriptionChoice>,
): SubscriptionChoice {
  const next = { ...known, ...change };
  if (feeOf(detail, next) !== undefined) return next;
  const fits = detail.terms.filter((term) =>
    change.months === undefined ? term.careType === next.careType : term.months === next.months,
  );
  const [offered] = fits.sort((a, b) => Math.abs(a.months - known.months) - Math.abs(b.months - known.months));
  return offered ? { ...next, months: offered.months, careType: offered.careType } : known;
}
