import { goodsState, optionUse } from '@mall/contracts/product-codes';
import { isOrderable } from '@mall/domain/cart-line-state';

type Option = { readonly colourName: string; readonly stockQuantity: number; readonly useCode: string };

/**
 * Specification 4 implemented independently of the database's `is_out_of_stock`, which is the one in use: sold out by state, without a
 * colour, without stock in any, or with the use code of every one sold out. A colour consists of its options that are not deleted; while
 * one of those is on sale, only the pieces that can be ordered are its stock.
 */
export function isSoldOut(product: { readonly state: string; readonly options: readonly Option[] }): boolean {
  if (product.state === goodsState.soldOut) return true;
  const left = product.options.filter(({ useCode }) => useCode !== optionUse.deleted);
  const colours = [...Map.groupBy(left, ({ colourName }) => colourName).values()];
  return !colours.some(hasStock) || left.every(({ useCode }) => useCode === optionUse.soldOut);
}

function hasStock(options: readonly Option[]): boolean {
  const isOnSale = options.some(({ useCode }) => useCode === optionUse.onSale);
  return isOnSale ? options.some(isOrderable) : options.some(({ stockQuantity }) => stockQuantity > 0);
}
