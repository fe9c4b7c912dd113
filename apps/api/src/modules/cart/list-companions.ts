import type { listCompanions as contract } from '@mall/contracts/cart-lines';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart } from '@mall/domain/cart-life';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listCompanionNos } from './companion.repository.ts';
import type { BasketVisit } from './open-basket.ts';

const mostCompanions = 10;

/** Goods that go with the member's basket and can be bought now. */
export async function listCompanions(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: BasketVisit,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const wanted = { memberNo, since: cartStart(at), limit: mostCompanions };
  const productNos = await listCompanionNos(transaction, wanted);
  const cards = await listGoodsCards(transaction, { memberNo }, productNos);
  return { companions: cards.filter(({ isSoldOut }) => !isSoldOut) };
}
