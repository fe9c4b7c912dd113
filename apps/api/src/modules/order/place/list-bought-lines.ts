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

/** What to order: the named items, at a sale if one is named too, or else the selected lines of the basket. */
export type Purchase = {
  readonly items: readonly CartItem[] | undefined;
  readonly saleNo?: number | undefined;
};

export type Bought = {
  /** Lines that can be bought, although fewer pieces than wanted may be left. */
  readonly lines: readonly CartLine[];
  /** Selected lines that are sold out or no longer sold. */
  readonly gone: readonly CartLine[];
  /** How many of the named items the mall does not list. */
  readonly unknownCount: number;
  readonly deliveryRates: Cart['deliveryRates'];
};

/** The lines to buy, at today's prices and stock or the sale's. Errors are those of `priceSaleLine`. */
export async function listBoughtLines(
  transaction: MallTransaction,
  mall: Mall,
  { items, saleNo, ...visit }: BasketVisit & Purchase,
): Promise<Bought> {
  if (!items) {
    // A sale takes exactly one named item.
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
