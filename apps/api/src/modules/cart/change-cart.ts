import type { Cart } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertWithinLimit } from './assert-within-limit.ts';
import { type LineChange, updateLines } from './cart-change.repository.ts';
import { getCart } from './get-cart.ts';
import { type BasketVisit, openBasket } from './open-basket.ts';
import { assertInStock, isSameOption } from './price-item.ts';

/** Changes quantity or selection of lines, all or none; 4091 when a line would have more pieces than are left. */
export async function changeCart(
  transaction: MallTransaction,
  mall: Mall,
  { changes, ...visit }: BasketVisit & { readonly changes: readonly LineChange[] },
): Promise<Cart> {
  await openBasket(transaction, mall, visit);
  const { lines } = await getCart(transaction, mall, visit);
  const changed = changes.flatMap((change) => {
    const line = lines.find(isSameOption(change));
    if (!line || change.quantity === undefined) return [];
    assertInStock(change.quantity, line.stockQuantity);
    return [{ line, quantity: change.quantity }];
  });
  // Reducing a line is allowed even if it still has too many pieces.
  const raised = changed.filter(({ line, quantity }) => quantity > line.quantity);
  const products = raised.map(({ line }) => line);
  assertWithinLimit(products, { before: lines, changed: changed.map(({ line, quantity }) => ({ ...line, quantity })) });
  await updateLines(transaction, { ...visit, changes });
  return getCart(transaction, mall, visit);
}
