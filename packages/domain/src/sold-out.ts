import { goodsState, optionUse } from '@mall/contracts/product-codes';

type Colour = {
  /** The lowest of its options'. */
  readonly useCode: string;
  /** While one of its options is on sale, of those alone. */
  readonly stockQuantity: number;
};

/**
 * Specification 4, of the colours that a card shows. What lists are filtered and ordered by says the same (`is_gone` in the database), a moment
 * after the last piece is sold.
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
