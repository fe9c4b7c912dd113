import type { OrderDetail } from '@mall/contracts/order';
import { claimablePieces as piecesOf } from '@mall/domain/claim-pieces';

/** Pieces of each line that the member may still claim, by line. */
export function claimablePieces({ card, claims }: OrderDetail): Record<number, number> {
  const order = { state: card.state, claims: claims.map(({ state, lines }) => ({ state, claimed: lines })) };
  return Object.fromEntries(card.lines.map((line) => [line.lineNo, piecesOf(line, order)]));
}
