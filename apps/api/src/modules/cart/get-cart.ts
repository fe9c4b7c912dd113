import type { Cart } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart } from '@mall/domain/cart-life';
import { getDeliveryRates } from '../../catalogue/get-delivery-rates.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listCartRows } from './cart.repository.ts';
import type { BasketVisit } from './open-basket.ts';
import { toCartLine } from './to-cart-line.ts';

/** The member's basket at today's prices and stock. */
export async function getCart(transaction: MallTransaction, mall: Mall, { memberNo, at }: BasketVisit): Promise<Cart> {
  assertOwnAccount(mall, memberNo);
  const [rows, deliveryRates] = await Promise.all([
    listCartRows(transaction, { memberNo, since: cartStart(at) }),
    getDeliveryRates(transaction, mall),
  ]);
  return { lines: rows.map(toCartLine), deliveryRates };
}
