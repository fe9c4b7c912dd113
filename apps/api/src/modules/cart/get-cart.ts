import type { Cart, CartLine } from '@mall/contracts/cart';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart } from '@mall/domain/cart-life';
import { cartLineState, piecesLeft } from '@mall/domain/cart-line-state';
import { getDeliveryTariff } from '../../catalogue/get-delivery-tariff.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { type CartRow, listCartRows } from './cart.repository.ts';
import type { BasketVisit } from './open-basket.ts';

/** The member's basket at today's prices and stock. */
export async function getCart(transaction: MallTransaction, mall: Mall, { memberNo, at }: BasketVisit): Promise<Cart> {
  assertOwnAccount(mall, memberNo);
  const [rows, tariff] = await Promise.all([
    listCartRows(transaction, mall, { memberNo, since: cartStart(at) }),
    getDeliveryTariff(transaction, mall),
  ]);
  return { lines: rows.map(toCartLine), tariff };
}

function toCartLine({ isShown, status, useCode, stockQuantity, marketPrice, ...row }: CartRow): CartLine {
  const offer = { isShown, status, useCode, stockQuantity };
  return {
    ...row,
    marketPrice: marketPrice !== null && marketPrice > row.unitPrice ? marketPrice : null,
    stockQuantity: piecesLeft(offer),
    state: cartLineState(offer, row.quantity),
  };
}
