import { type CartItem, mostCartLines } from '@mall/contracts/cart';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { addUp } from './add-up.ts';
import { assertWithinLimit } from './assert-within-limit.ts';
import { listOffers } from './cart.repository.ts';
import { listQuantities, putLines } from './cart-change.repository.ts';
import { type BasketVisit, openBasket } from './open-basket.ts';
import { isSameOption, priceItem, quantityOf } from './price-item.ts';

/** Adds items, all or none; pieces of an option that is already in the basket add up. */
export async function addToCart(
  transaction: MallTransaction,
  mall: Mall,
  { items, ...visit }: BasketVisit & { readonly items: readonly CartItem[] },
): Promise<{ count: number }> {
  const wanted = addUp(items);
  const [, held, offers] = await Promise.all([
    openBasket(transaction, mall, visit),
    listQuantities(transaction, visit),
    listOffers(transaction, wanted),
  ]);
  const priced = wanted.map((item) => priceItem(offers, item, quantityOf(held, item)));
  assertWithinLimit(offers, { before: held, changed: priced });
  const count = held.length + priced.filter((item) => !held.some(isSameOption(item))).length;
  if (count > mostCartLines) throw new AppError('4092');
  await putLines(transaction, { ...visit, items: priced });
  return { count };
}
