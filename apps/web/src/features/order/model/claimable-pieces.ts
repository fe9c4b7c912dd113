import type { OrderDetail, OrderLine } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { claimablePieces as piecesOf } from '@mall/domain/claim-pieces';
import { piecesToShip } from '@mall/domain/parcels';

type Pieces = Pick<OrderLine, 'quantity' | 'takenBack' | 'shipped'>;

/** Pieces of each line that the member may still claim, by line. */
export function claimablePieces({ card, claims }: OrderDetail): Record<number, number> {
  const order = { state: card.state, claims: claims.map(({ state, lines }) => ({ state, claimed: lines })) };
  return Object.fromEntries(card.lines.map((line) => [line.lineNo, piecesOf(line, order)]));
}

/** Why nothing of a line can be claimed now: it was given back, it is in transit, or a claim already takes it. */
export function whyNotClaimable(line: Pieces, state: OrderState): string {
  if (line.takenBack >= line.quantity) return '이미 취소하거나 돌려보냈어요';
  const isOnItsWay = state !== 'DELIVERED' && piecesToShip(line) === 0;
  return isOnItsWay ? '이미 출발했어요 · 받은 뒤 반품할 수 있어요' : '먼저 신청한 내용을 처리하고 있어요';
}
