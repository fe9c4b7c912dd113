import type { CartItem } from '@mall/contracts/cart';
import type { Cart, CartLine } from '@mall/contracts/cart-lines';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { getDeliveryRates } from '../../../catalogue/get-delivery-rates.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { getCart } from '../../cart/get-cart.ts';
import { listItemLines } from '../../cart/list-item-lines.ts';
import type { BasketVisit } from '../../cart/open-basket.ts';
import { priceSaleLine } from '../../special-sale/price-sale-line.ts';

/** The items to order: those named, at a sale if one is named too, or else the basket's selection. */
export type Purchase = {
  readonly items: readonly CartItem[] | undefined;
  readonly saleNo?: number | undefined;
};

export type Bought = {
  /** Lines that can be bought at all; fewer pieces may be left than wanted. */
  readonly lines: readonly CartLine[];
  /** Selected lines that are sold out or no longer sold. */
  readonly gone: readonly CartLine[];
  /** Items named that the mall does not list. */
  readonly unknownCount: number;
  readonly deliveryRates: Cart['deliveryRates'];
};

/** Lines to be bought, at today's price and stock, or the sale's; errors are those of `priceSaleLine`. */
export async function listBoughtLines(
  transaction: MallTransaction,
  mall: Mall,
  { items, saleNo, ...visit }: BasketVisit & Purchase,
): Promise<Bought> {
  if (!items) {
    // At a sale exactly one item is named.
    if (saleNo !== undefined) throw new AppError('4042');
    const { lines, deliveryRates } = await getCart(transaction, mall, visit);
    return { ...split(lines.filter(({ isSelected }) => isSelected)), unknownCount: 0, deliveryRates };
  }
  const [lines, deliveryRates] = await Promise.all([
    listItemLines(transaction, items),
    getDeliveryRates(transaction, mall),
  ]);
  if (saleNo !== undefined) {
    return {
      ...split([await priceSaleLine(transaction, { ...visit, saleNo, lines })]),
      unknownCount: 0,
      deliveryRates,
    };
  }
  const isListed = ({ productNo, optionNo }: CartItem) =>
    lines.some((line) => line.productNo === productNo && line.optionNo === optionNo);
  return { ...split(lines), unknownCount: items.filter((item) => !isListed(item)).length, deliveryRates };
}

function split(all: readonly CartLine[]): Pick<Bought, 'lines' | 'gone'> {
  const isThere = ({ state }: CartLine) => state === 'ORDERABLE' || state === 'SHORT';
  return { lines: all.filter(isThere), gone: all.filter((line) => !isThere(line)) };
}
