import type { CartLine } from '@mall/contracts/cart-lines';
import { cartLineState, piecesLeft } from '@mall/domain/cart-line-state';
import type { CartRow } from './cart.repository.ts';

/**
 * Converts a row to the contract's cart line: how many are available, and a market price only if it is above the price.
 */
export function toCartLine({ isShown, state, useCode, stockQuantity, marketPrice, ...row }: CartRow): CartLine {
  const offer = { isShown, state, useCode, stockQuantity };
  return {
    ...row,
    priceWhenAdded: row.priceWhenAdded ?? row.unitPrice,
    marketPrice: marketPrice !== null && marketPrice > row.unitPrice ? marketPrice : null,
    stockQuantity: piecesLeft(offer),
    state: cartLineState(offer, row.quantity),
  };
}
