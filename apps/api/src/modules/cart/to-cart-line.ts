import type { CartLine } from '@mall/contracts/cart-lines';
import { cartLineState, piecesLeft } from '@mall/domain/cart-line-state';
import type { CartRow } from './cart.repository.ts';

/** A line as the wire has it: how many are available, and a market price only where it is above the price. */
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
