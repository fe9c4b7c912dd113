import type { CartOption } from '@mall/contracts/cart';
import type { Cart } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { removeLines } from './cart-change.repository.ts';
import { getCart } from './get-cart.ts';
import { type BasketVisit, openBasket } from './open-basket.ts';

/** Removes lines; missing ones are no error. */
export async function removeFromCart(
  transaction: MallTransaction,
  mall: Mall,
  { lines, ...visit }: BasketVisit & { readonly lines: readonly CartOption[] },
): Promise<Cart> {
  await openBasket(transaction, mall, visit);
  await removeLines(transaction, { ...visit, lines });
  return getCart(transaction, mall, visit);
}
