import type { Finds } from '@mall/contracts/search-hints';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { listBestNos } from './search.repository.ts';
import { toSearchTerms } from './search-terms.ts';

const mostFinds = 3;

/**
 * The best products for what is being typed. Fewer than two letters would match half the mall, so they find nothing.
 */
export async function listFinds(
  transaction: MallTransaction,
  viewer: Viewer,
  { typed, at }: { readonly typed: string; readonly at: Date },
): Promise<Finds> {
  const isLongEnough = typed.trim().length >= 2;
  const nos = isLongEnough ? await listBestNos(transaction, toSearchTerms([typed]), mostFinds) : [];
  const [goods, wirelessProducts, subscriptions] = await Promise.all([
    listGoodsCards(transaction, viewer, nos),
    listWirelessCards(transaction, viewer, nos, at),
    listSubscriptionCards(transaction, viewer, nos),
  ]);
  return { goods, wirelessProducts, subscriptions };
}
