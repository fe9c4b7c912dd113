import type { CartItem } from '@mall/contracts/cart';
import { orderSheetLink, specialSaleOrderLink, writeOrderItems } from '@mall/domain/order-links';

/** What the order page is about, as its address says: items one by one, at a sale if it names one, or else the basket's selection. */
export type Purchase = { readonly items: readonly CartItem[] | undefined; readonly saleNo?: number };

/** The same as it is sent. */
export const bodyOf = ({ items, saleNo }: Purchase) => ({
  ...(items && { items: [...items] }),
  ...(saleNo !== undefined && { saleNo }),
});

/** One word for it, by which the browser keeps it apart from others. */
export const keyOf = ({ items, saleNo }: Purchase): string =>
  `${items ? writeOrderItems(items) : 'basket'}${saleNo === undefined ? '' : ` at ${saleNo}`}`;

/** The page of the same purchase with other items. */
export function linkWith({ saleNo }: Purchase, items: readonly CartItem[]): string {
  const [item] = items;
  return saleNo === undefined || !item ? orderSheetLink(items) : specialSaleOrderLink(saleNo, item);
}
