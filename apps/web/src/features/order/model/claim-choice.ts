import type { OrderDetail } from '@mall/contracts/order';
import { claimablePieces } from './claimable-pieces.ts';

/** Pieces chosen of each line; 0 leaves a line out. */
export type ChosenPieces = Readonly<Record<number, number>>;

/** Before it is paid, an order is cancelled as a whole. */
export const isWholeOnly = ({ card }: OrderDetail): boolean => card.state === 'PENDING_PAYMENT';

/** A single line is preselected; with several none is, because a refund cannot be undone. */
export function firstChoice(order: OrderDetail): ChosenPieces {
  const pieces = claimablePieces(order);
  const free = Object.values(pieces).filter((count) => count > 0);
  if (isWholeOnly(order) || free.length === 1) return pieces;
  return Object.fromEntries(Object.keys(pieces).map((lineNo) => [lineNo, 0]));
}
