import type { MallTransaction } from '@mall/db/in-mall';
import type { Quote } from '@mall/domain/wireless-quote';
import { cardPrice } from './card-price.ts';
import { listCardOffers } from './list-price.repository.ts';

/** What the card of each phone of a mall shows at an instant, by the phone's number. */
export async function listCardQuotes(transaction: MallTransaction, at: Date): Promise<ReadonlyMap<string, Quote>> {
  const offers = await listCardOffers(transaction, at);
  return new Map(offers.map((offer) => [offer.productNo, cardPrice(offer)]));
}
