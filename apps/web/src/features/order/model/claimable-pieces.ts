import type { OrderDetail } from '@mall/contracts/order';

/** Pieces of each line that the member still has and that are in no open claim. */
export function claimablePieces({ card, claims }: OrderDetail): Record<number, number> {
  const held = claims.filter(({ state }) => state === 'REQUESTED' || state === 'APPROVED' || state === 'PICKED_UP');
  const heldOf = (lineNo: number) =>
    held
      .flatMap(({ lines }) => lines)
      .filter((line) => line.lineNo === lineNo)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Object.fromEntries(
    card.lines.map(({ lineNo, quantity, takenBack }) => [lineNo, Math.max(0, quantity - takenBack - heldOf(lineNo))]),
  );
}
