import type { CartItem, CartLine } from '@mall/contracts/cart';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { addUp } from './add-up.ts';
import { listItemRows } from './cart.repository.ts';
import { toCartLine } from './to-cart-line.ts';

/** Items as lines of a basket that is not stored; what the mall does not list is left out. */
export async function listItemLines(
  transaction: MallTransaction,
  mall: MallScope,
  items: readonly CartItem[],
): Promise<CartLine[]> {
  return (await listItemRows(transaction, mall, addUp(items))).map(toCartLine);
}
