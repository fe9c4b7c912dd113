import type { SearchResult } from '@mall/contracts/search';
import { subscriptionCard } from '@mall/contracts/subscription';
import { wirelessCard } from '@mall/contracts/wireless';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import { encoderOf } from '../../plugins/reply.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import type { Find, Reading } from './find-with-cards.ts';

type Others = Pick<SearchResult, 'wirelessProducts' | 'subscriptions'>;

const encodePhone = encoderOf(wirelessCard, 'phone card');
const encodeSubscription = encoderOf(subscriptionCard, 'subscription card');

/** The phones and subscription products among what is found, as they are sent; cached together, because most searches find none or the same. */
export async function readyOthers(
  reading: Reading,
  { wirelessNos, subscriptionNos }: Find,
  at: Date,
): Promise<CachedReply<Others>['encoded']> {
  const productNos = [...wirelessNos, ...subscriptionNos];
  if (productNos.length === 0) return {};
  const { day, madeOf } = pricedOn(reading.mallId, at);
  const { encoded } = await replyForViewer<Others>({
    ...{ ...reading, key: ['found others', day], productNos, madeOf },
    compute: async (tx) => {
      const [phones, subscriptions] = await Promise.all([
        listWirelessCards(tx, reading.viewer, wirelessNos, at),
        listSubscriptionCards(tx, reading.viewer, subscriptionNos),
      ]);
      const texts = { wirelessProducts: phones.map(encodePhone), subscriptions: subscriptions.map(encodeSubscription) };
      return new CachedReply({ wirelessProducts: [], subscriptions: [] }, texts);
    },
  });
  return encoded;
}
