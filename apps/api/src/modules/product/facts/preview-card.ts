import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { previewCard as contract } from '@mall/contracts/office/product-facts';
import type { MallTransaction } from '@mall/db/in-mall';
import { cardPrice } from '../../wireless/card-price.ts';
import { type CardChoice, findCardOffer } from './card-offer.repository.ts';

type Asked = CardChoice & { readonly priceNow: number; readonly priceThen: number };
type Moments = { readonly now: Date; readonly later: Date };

/** What a card would show in a mall, by the shop's own quote; null where the plan is not sold then. */
export async function previewCard(
  transaction: MallTransaction,
  { priceNow, priceThen, ...choice }: Asked,
  { now, later }: Moments,
): Promise<OfficeData<typeof contract>> {
  return {
    now: await figuresAt(transaction, choice, { at: now, releasePrice: priceNow }),
    later: await figuresAt(transaction, choice, { at: later, releasePrice: priceThen }),
  };
}

type Then = { readonly at: Date; readonly releasePrice: number };
async function figuresAt(transaction: MallTransaction, choice: CardChoice, { at, releasePrice }: Then) {
  const offer = await findCardOffer(transaction, choice, at);
  if (!offer) return null;
  const { monthlyTotal, deviceMonthly, planMonthly } = cardPrice({
    ...{ ...offer, releasePrice, cardDiscountType: choice.discountType },
  });
  return { monthlyTotal, deviceMonthly, planMonthly };
}
