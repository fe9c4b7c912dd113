import { AppError } from '@mall/contracts/errors';
import type { ContractMonths, DiscountType, InstalmentMonths } from '@mall/contracts/wireless-codes';
import type { WirelessQuote } from '@mall/contracts/wireless-quote';
import type { MallTransaction } from '@mall/db/in-mall';
import { quoteWireless } from '@mall/domain/wireless-quote';
import { assertEligible } from './assert-eligible.ts';
import { offerOf } from './card-price.ts';
import { listOffers, type OfferKey } from './offer.repository.ts';

/** A member's choice for a phone; the colour changes no amount. */
export type RequestedChoice = OfferKey & {
  readonly discountType: DiscountType;
  readonly instalmentMonths: InstalmentMonths;
  readonly contractMonths: ContractMonths;
  /** International age of the applicant, if known. */
  readonly age?: number | undefined;
};

/**
 * The price of one choice at an instant, each figure with its date: the detail shows it, an application is checked against it and a sheet
 * prints it. 4042 when this mall does not show the phone, or has no such memory or plan now; 4220 when the plan may not be taken.
 */
export async function quoteChoice(
  transaction: MallTransaction,
  { discountType, instalmentMonths, contractMonths, age, ...key }: RequestedChoice,
  at: Date,
): Promise<WirelessQuote> {
  const [offer] = await listOffers(transaction, { ...key, at });
  if (!offer) throw new AppError('4042');
  assertEligible(offer, { network: offer.network, joinType: key.joinType, age: age ?? null });
  const { carrier, planName, priceSince } = offer;
  return {
    ...quoteWireless(offerOf(offer), { discountType, instalmentMonths, contractMonths }),
    ...{ carrier, planName, priceSince },
    pricedFrom: offer.pricedFrom.toISOString(),
    supportedFrom: offer.supportedFrom?.toISOString() ?? null,
  };
}
