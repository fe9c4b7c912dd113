import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart } from '@mall/domain/cart-life';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countCartLines } from './cart.repository.ts';
import type { BasketVisit } from './open-basket.ts';

/** The number of lines in the member's basket. */
export async function countCart(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: BasketVisit,
): Promise<{ count: number }> {
  assertOwnAccount(mall, memberNo);
  return { count: await countCartLines(transaction, { memberNo, since: cartStart(at) }) };
}
