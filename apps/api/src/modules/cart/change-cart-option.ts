import type { CartItem } from '@mall/contracts/cart';
import type { Cart } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertWithinLimit } from './assert-within-limit.ts';
import { listOffers } from './cart.repository.ts';
import { listQuantities, updateOption } from './cart-change.repository.ts';
import { getCart } from './get-cart.ts';
import { type BasketVisit, openBasket } from './open-basket.ts';
import { isSameOption, priceItem, quantityOf } from './price-item.ts';

type Exchange = CartItem & { readonly newOptionNo: number };

/**
 * Changes a line's option, merging it with a line that already has that option. A line that no longer exists is no
 * error.
 */
export async function changeCartOption(
  transaction: MallTransaction,
  mall: Mall,
  { exchange, ...visit }: BasketVisit & { readonly exchange: Exchange },
): Promise<Cart> {
  await openBasket(transaction, mall, visit);
  const { newOptionNo, ...old } = exchange;
  const wanted = { ...old, optionNo: newOptionNo };
  const [held, offers] = await Promise.all([listQuantities(transaction, visit), listOffers(transaction, [wanted])]);
  if (quantityOf(held, old) > 0) {
    const alreadyThere = newOptionNo === old.optionNo ? 0 : quantityOf(held, wanted);
    const item = priceItem(offers, wanted, alreadyThere);
    assertWithinLimit(offers, { before: held.filter((one) => !isSameOption(old)(one)), changed: [item] });
    await updateOption(transaction, { ...visit, optionNo: old.optionNo, item });
  }
  return getCart(transaction, mall, visit);
}
