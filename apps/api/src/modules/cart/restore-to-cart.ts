import { type CartOption, mostCartLines } from '@mall/contracts/cart';
import type { Cart } from '@mall/contracts/cart-lines';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { restoreLines } from './cart-change.repository.ts';
import { getCart } from './get-cart.ts';
import { type BasketVisit, openBasket } from './open-basket.ts';

/** Restores recently removed lines as they were, even those that can no longer be bought. */
export async function restoreToCart(
  transaction: MallTransaction,
  mall: Mall,
  { lines, ...visit }: BasketVisit & { readonly lines: readonly CartOption[] },
): Promise<Cart> {
  await openBasket(transaction, mall, visit);
  await restoreLines(transaction, { ...visit, lines });
  const cart = await getCart(transaction, mall, visit);
  if (cart.lines.length > mostCartLines) throw new AppError('4092');
  return cart;
}
