import type { MallTransaction } from '@mall/db/in-mall';
import { cardPrice } from './card-price.ts';
import { listCardOffers, updateListPrices } from './list-price.repository.ts';

/**
 * Updates the values by which lists of phones are sorted and filtered to the rows in force at an instant, and returns how many phones it
 * changed. Cards and details are priced on request; only the order of a list can be late.
 */
export async function refreshListPrices(transaction: MallTransaction, at: Date): Promise<number> {
  const offers = await listCardOffers(transaction, at);
  const changed = offers
    .map((offer) => ({ ...offer, newPrice: cardPrice(offer).monthlyTotal }))
    .filter(({ salePrice, newPrice }) => salePrice !== newPrice)
    .map(({ productNo, newPrice }) => ({ productNo, salePrice: newPrice }));
  if (changed.length > 0) await updateListPrices(transaction, changed);
  return changed.length;
}
