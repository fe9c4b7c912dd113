import type { ProductKind } from '@mall/contracts/codes';
import type { DataOf } from '@mall/contracts/endpoint';
import type { listFavourites as contract } from '@mall/contracts/favourite';
import type { MallTransaction } from '@mall/db/in-mall';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { listFavouriteNos } from './favourite.repository.ts';

/** Cards are heavy: a wishlist shows only the newest of this many, and the total. */
const mostShown = 300;

/** The member's wishlist by kind of product, newest first; products that the mall no longer shows are left out. */
export async function listFavourites(
  transaction: MallTransaction,
  viewer: { readonly memberNo: number },
  at: Date,
): Promise<DataOf<typeof contract>> {
  const marked = await listFavouriteNos(transaction, viewer.memberNo);
  const newest = marked.slice(0, mostShown);
  const numbersOf = (kind: ProductKind) => newest.filter((row) => row.kind === kind).map((row) => row.productNo);
  const [goods, wirelessProducts, subscriptions] = await Promise.all([
    listGoodsCards(transaction, viewer, numbersOf('goods')),
    listWirelessCards(transaction, viewer, numbersOf('wireless'), at),
    listSubscriptionCards(transaction, viewer, numbersOf('subscription')),
  ]);
  return { total: marked.length, goods, wirelessProducts, subscriptions };
}
