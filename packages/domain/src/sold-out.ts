import { goodsState, optionUse } from '@mall/contracts/product-codes';

type Colour = {
  /** The lowest price of its options. */
  readonly useCode: string;
  /** While one of its options is on sale, the stock of those only. */
  readonly stockQuantity: number;
};

/**
 * Specification 4, computed from the colours that a card shows. The value that filters and orders lists (`is_gone` in the database) agrees
 * a moment after the last piece is sold.
 */
export const isSoldOut = ({
  state,
  colours,
}: {
  readonly state: string;
  readonly colours: readonly Colour[];
}): boolean =>
  state === goodsState.soldOut ||
  !colours.some(({ stockQuantity }) => stockQuantity > 0) ||
  colours.every(({ useCode }) => useCode === optionUse.soldOut);
