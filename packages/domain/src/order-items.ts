import { type CartItem, mostCartLines, mostPieces } from '@mall/contracts/cart';
import type { ScreenTarget } from './screens/screen-path.ts';

/** The order page: for these items (바로 구매, 다시 사기), or for what is selected in the basket. */
export const orderSheetTarget = (items: readonly CartItem[] = []): ScreenTarget<'orderSheet'> => ({
  screen: 'orderSheet',
  search: { items: writeOrderItems(items) },
});

/** The order page of a gift. */
export const giftSheetTarget = (items: readonly CartItem[]): ScreenTarget<'orderSheet'> => ({
  screen: 'orderSheet',
  search: { items: writeOrderItems(items), gift: 'Y' },
});

/** Items as written in the order page's address: `GD1001-2-1,GD1007-1-3`. */
export const writeOrderItems = (items: readonly CartItem[]): string =>
  items.map(({ productNo, optionNo, quantity }) => `${productNo}-${optionNo}-${quantity}`).join(',');

/** The items of an address; undefined if it names none, or an invalid one. */
export function readOrderItems(text: string | undefined): CartItem[] | undefined {
  const items = (text ?? '').split(',').slice(0, mostCartLines).flatMap(readItem);
  return items.length === 0 ? undefined : items;
}

function readItem(text: string): CartItem[] {
  const [, productNo = '', optionNo, quantity] = /^([A-Za-z0-9]{1,20})-(\d{1,4})-(\d{1,2})$/.exec(text) ?? [];
  const item = { productNo, optionNo: Number(optionNo), quantity: Number(quantity) };
  return item.optionNo >= 1 && item.quantity >= 1 && item.quantity <= mostPieces ? [item] : [];
}

/** The order page of a special sale, with the item chosen there. */
export const specialSaleOrderTarget = (saleNo: number, item: CartItem): ScreenTarget<'saleOrder'> => ({
  screen: 'saleOrder',
  saleNo,
  item: writeOrderItems([item]),
});
