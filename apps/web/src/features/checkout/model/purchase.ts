import type { CartItem } from '@mall/contracts/cart';
import { giftSheetTarget, orderSheetTarget, specialSaleOrderTarget, writeOrderItems } from '@mall/domain/order-items';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';

/** What the order page orders, by its address: single items, at a sale if it names one, or otherwise the basket's selection. */
export type Purchase = {
  readonly items: readonly CartItem[] | undefined;
  readonly saleNo?: number;
  /** It is a gift. */
  readonly isGift?: boolean;
};

/** The same as it is sent. */
export const bodyOf = ({ items, saleNo }: Purchase) => ({
  ...(items && { items: [...items] }),
  ...(saleNo !== undefined && { saleNo }),
});

/** The key that distinguishes it in the browser's cache. */
export const keyOf = ({ items, saleNo }: Purchase): string =>
  `${items ? writeOrderItems(items) : 'basket'}${saleNo === undefined ? '' : ` at ${saleNo}`}`;

/** The page of the same purchase with other items. */
export function targetWith({ saleNo, isGift }: Purchase, items: readonly CartItem[]): ScreenTarget {
  const [item] = items;
  if (isGift) return giftSheetTarget(items);
  return saleNo === undefined || !item ? orderSheetTarget(items) : specialSaleOrderTarget(saleNo, item);
}
