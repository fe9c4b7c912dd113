import type { CartLineState } from '@mall/contracts/cart-lines';
import { goodsState, optionUse } from '@mall/contracts/product-codes';

type Option = {
  /** GD00701–GD00704. */
  readonly useCode: string;
  readonly stockQuantity: number;
};

/** Whether this option can be put in a basket. The product may still be sold out or hidden. */
export const isOrderable = ({ useCode, stockQuantity }: Option): boolean =>
  useCode === optionUse.onSale && stockQuantity > 0;

type Offer = Option & {
  /** The mall lists the product and shows it. */
  readonly isShown: boolean;
  /** GD00401–GD00407, of the product. */
  readonly state: string;
};

/** Pieces of an option that a member can still buy; 0 when it is not for sale. */
export const piecesLeft = ({ isShown, state, ...option }: Offer): number =>
  isShown && state === goodsState.onSale && isOrderable(option) ? option.stockQuantity : 0;

/** Whether this many pieces of an option can be bought now, and if not, why. */
export function cartLineState(offer: Offer, quantity: number): CartLineState {
  const { isShown, useCode } = offer;
  if (!isShown || useCode === optionUse.stopped || useCode === optionUse.deleted) return 'STOPPED';
  const left = piecesLeft(offer);
  if (left === 0) return 'SOLD_OUT';
  return left < quantity ? 'SHORT' : 'ORDERABLE';
}
