import type { CartLineState } from '@mall/contracts/cart';
import { goodsStatus, optionUse } from '@mall/contracts/codes';

type Offer = {
  /** The mall lists the product and shows it. */
  readonly isShown: boolean;
  /** GD00401–GD00407, of the product. */
  readonly status: string;
  /** GD00701–GD00704, of the option. */
  readonly useCode: string;
  readonly stockQuantity: number;
};

/** Pieces of an option that a member can still have; 0 when it is not for sale. */
export function piecesLeft({ isShown, status, useCode, stockQuantity }: Offer): number {
  const isOnSale = isShown && status === goodsStatus.onSale && useCode === optionUse.onSale;
  return isOnSale ? stockQuantity : 0;
}

/** Whether so many pieces of an option can be bought now, and if not, why. */
export function cartLineState(offer: Offer, quantity: number): CartLineState {
  const { isShown, useCode } = offer;
  if (!isShown || useCode === optionUse.stopped || useCode === optionUse.deleted) return 'STOPPED';
  const left = piecesLeft(offer);
  if (left === 0) return 'SOLD_OUT';
  return left < quantity ? 'SHORT' : 'ORDERABLE';
}
