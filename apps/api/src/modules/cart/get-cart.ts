import type { Cart } from '@mall/contracts/cart';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart } from '@mall/domain/cart-life';
import { getDeliveryTariff } from '../../catalogue/get-delivery-tariff.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listCartRows } from './cart.repository.ts';
import type { BasketVisit } from './open-basket.ts';
import { toCartLine } from './to-cart-line.ts';

/** The member's basket at today's prices and stock. */
export async function getCart(transaction: MallTransaction, mall: Mall, { memberNo, at }: BasketVisit): Promise<Cart> {
  assertOwnAccount(mall, memberNo);
  const [rows, tariff] = await Promise.all([
    listCartRows(transaction, { memberNo, since: cartStart(at) }),
    getDeliveryTariff(transaction, mall),
  ]);
  return { lines: rows.map(toCartLine), tariff };
}
