import { type CartItem, type CartOption, mostPieces } from '@mall/contracts/cart';
import { AppError } from '@mall/contracts/errors';
import { cartLineState, piecesLeft } from '@mall/domain/cart-line-state';
import type { Offer } from './cart.repository.ts';
import type { PricedItem } from './cart-change.repository.ts';

export const isSameOption =
  (one: CartOption) =>
  (other: CartOption): boolean =>
    one.productNo === other.productNo && one.optionNo === other.optionNo;

export const quantityOf = (items: readonly CartItem[], option: CartOption): number =>
  items.find(isSameOption(option))?.quantity ?? 0;

/**
 * An item at today's price, including the pieces already in the basket, up to the limit of a line. Errors: 4042 the
 * mall does not sell it, 4091 fewer are left.
 */
export function priceItem(offers: readonly Offer[], item: CartItem, held: number): PricedItem {
  const offer = offers.find(isSameOption(item));
  const quantity = Math.min(item.quantity + held, mostPieces);
  if (!offer || cartLineState(offer, quantity) === 'STOPPED') throw new AppError('4042');
  assertInStock(quantity, piecesLeft(offer), held);
  return { productNo: item.productNo, optionNo: item.optionNo, quantity, unitPrice: offer.unitPrice };
}

/** 4091, with a message that says how many are available. */
export function assertInStock(quantity: number, left: number, held = 0): void {
  if (quantity > left) throw new AppError('4091', { description: shortStockText(left, held) });
}

function shortStockText(left: number, held: number): string {
  if (left === 0) return '품절된 상품이에요.';
  if (held === 0) return `지금 ${left}개까지 담을 수 있어요.`;
  if (held >= left) return `남은 ${left}개가 이미 장바구니에 있어요.`;
  return `장바구니에 ${held}개가 있어서 ${left - held}개만 더 담을 수 있어요.`;
}
