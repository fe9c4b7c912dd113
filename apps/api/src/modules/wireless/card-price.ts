import type { DiscountType } from '@mall/contracts/wireless-codes';
import { cardTerms, type Quote, quoteWireless, type WirelessOffer } from '@mall/domain/wireless-quote';

/** The columns of a row that price a choice; no support where no row is in force. */
export type OfferRow = {
  readonly releasePrice: number;
  readonly monthlyPrice: number;
  readonly discountMonthly12: number;
  readonly discountMonthly24: number;
  readonly commonSupport: number | null;
  readonly extraSupport: number | null;
};

export function offerOf({ commonSupport, extraSupport, releasePrice, ...plan }: OfferRow): WirelessOffer {
  const support = commonSupport === null || extraSupport === null ? undefined : { commonSupport, extraSupport };
  return { releasePrice, plan, support };
}

/** The price on a phone's card: of the choice that the model names, on the same terms for every card. */
export const cardPrice = (row: OfferRow & { readonly cardDiscountType: DiscountType }): Quote =>
  quoteWireless(offerOf(row), { ...cardTerms, discountType: row.cardDiscountType });
