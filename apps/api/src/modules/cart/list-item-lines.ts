import type { CartItem } from '@mall/contracts/cart';
import type { CartLine } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import { addUp } from './add-up.ts';
import { listItemRows } from './cart.repository.ts';
import { toCartLine } from './to-cart-line.ts';

/** Items as cart lines, without a stored basket; items that the mall does not list are left out. */
export async function listItemLines(transaction: MallTransaction, items: readonly CartItem[]): Promise<CartLine[]> {
  return (await listItemRows(transaction, addUp(items))).map(toCartLine);
}
