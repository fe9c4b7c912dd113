import type { OrderState } from '@mall/contracts/order-codes';

/** A line as it travels: what was ordered of it, given back, and handed to a carrier. */
export type TravellingLine = { readonly quantity: number; readonly takenBack: number; readonly shipped: number };
export type ParcelLine = { readonly lineNo: number; readonly pieces: number };

/** Pieces of a line that no parcel holds yet. Of one that was returned after it was shipped nothing is left either. */
export const piecesToShip = ({ quantity, takenBack, shipped }: TravellingLine): number =>
  Math.max(0, quantity - takenBack - shipped);

const isPartlyShipped = (lines: readonly TravellingLine[]): boolean => lines.some(({ shipped }) => shipped > 0);

/** Is all of it on its way: something was shipped, and nothing is left to ship? */
export const isFullyShipped = (lines: readonly TravellingLine[]): boolean =>
  isPartlyShipped(lines) && lines.every((line) => piecesToShip(line) === 0);

/** May this be put into a parcel: something, each line once, and no more pieces than are left? */
export function isShippable(
  wanted: readonly ParcelLine[],
  lines: readonly (TravellingLine & { readonly lineNo: number })[],
): boolean {
  const isKnownOnce = new Set(wanted.map(({ lineNo }) => lineNo)).size === wanted.length;
  const isLeft = ({ lineNo, pieces }: ParcelLine) =>
    lines.some((line) => line.lineNo === lineNo && pieces <= piecesToShip(line));
  return wanted.length > 0 && isKnownOnce && wanted.every((line) => line.pieces > 0 && isLeft(line));
}

/** As `일부 발송 1/3`, in pieces, while an order is under preparation; empty when nothing or all of it is on its way. */
export function partlyShippedText(state: OrderState, lines: readonly TravellingLine[]): string {
  if (state !== 'PREPARING' || !isPartlyShipped(lines)) return '';
  const shipped = lines.reduce((sum, line) => sum + line.shipped, 0);
  return `일부 발송 ${shipped}/${shipped + lines.reduce((sum, line) => sum + piecesToShip(line), 0)}`;
}
