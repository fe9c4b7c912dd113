import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { claimablePieces } from './claimable-pieces.ts';

/** Pieces chosen of each line; 0 is a line that is left out. */
export type ChosenPieces = Readonly<Record<number, number>>;

/** Before it is paid, an order is cancelled as a whole. */
export const isWholeOnly = ({ card }: OrderDetail): boolean => card.state === 'PENDING_PAYMENT';

/** A cancellation is mostly of everything; of what has come, only a single line can be meant without asking. */
export function firstChoice(order: OrderDetail, type: ClaimType): ChosenPieces {
  const pieces = claimablePieces(order);
  const free = Object.values(pieces).filter((count) => count > 0);
  if (type === 'CANCEL' || free.length === 1) return pieces;
  return Object.fromEntries(Object.keys(pieces).map((lineNo) => [lineNo, 0]));
}
