import type { CartItem } from '@mall/contracts/cart';
import type { CartLine } from '@mall/contracts/cart-lines';
import type { OrderSheet } from '@mall/contracts/order';
import { sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';

/** The content of an order page: the orderable lines, the others, and every sum. */
export function viewSheet({ lines, deliveryRates }: OrderSheet, postcode: string) {
  const sums = sumBasket(lines, ratesByMethod(deliveryRates), postcode);
  const remoteAmount = sums.groups.reduce((total, { remoteSurcharge }) => total + remoteSurcharge, 0);
  return {
    lines,
    postcode,
    /** Fewer pieces are left than wanted. */
    short: lines.filter(({ state }) => state !== 'ORDERABLE'),
    sums,
    remoteAmount,
    freightAmount: sums.deliveryAmount - remoteAmount,
    pieces: lines.reduce((total, { quantity }) => total + quantity, 0),
  };
}
export type SheetView = ReturnType<typeof viewSheet>;

export const itemOf = ({ productNo, optionNo, quantity }: CartItem): CartItem => ({ productNo, optionNo, quantity });

const isOption =
  (one: CartItem) =>
  (other: CartItem): boolean =>
    one.productNo === other.productNo && one.optionNo === other.optionNo;

/** How many of the named items are unavailable. */
export const missingCount = (items: readonly CartItem[] | undefined, lines: readonly CartLine[]): number =>
  (items ?? []).filter((item) => !lines.some(isOption(item))).length;

/** The items with another quantity of one of them; 0 removes it. */
export const withQuantity = (items: readonly CartItem[], changed: CartItem, quantity: number): CartItem[] =>
  items
    .map((item) => (isOption(changed)(item) ? { ...itemOf(item), quantity } : itemOf(item)))
    .filter((item) => item.quantity > 0);
