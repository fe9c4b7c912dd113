import { goodsStatus, optionUse } from '@mall/contracts/codes';

type Colour = { readonly stockQuantity: number; readonly useCode: string };

/** Sold out by status, without colours, without stock in any colour, or with every colour's use code sold out (R4.03). */
export function isSoldOut(goods: { readonly status: string; readonly colours: readonly Colour[] }): boolean {
  if (goods.status === goodsStatus.soldOut) return true;
  // `every` also holds for an empty list: no colour list is a cause of its own.
  return (
    goods.colours.every((colour) => colour.stockQuantity <= 0) ||
    goods.colours.every((colour) => colour.useCode === optionUse.soldOut)
  );
}

/** Can this colour or option be put in a basket? */
export const isOrderable = (option: Colour): boolean => option.useCode === optionUse.onSale && option.stockQuantity > 0;
