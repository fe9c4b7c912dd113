import type { OrderState } from '@mall/contracts/order-codes';

/** The pieces of a line: ordered, given back, and handed to a carrier. */
export type TravellingLine = { readonly quantity: number; readonly takenBack: number; readonly shipped: number };
export type ParcelLine = { readonly lineNo: number; readonly pieces: number };

/** Pieces of a line that are in no parcel yet. A piece that was returned after shipping does not count. */
export const piecesToShip = ({ quantity, takenBack, shipped }: TravellingLine): number =>
  Math.max(0, quantity - takenBack - shipped);

const isPartlyShipped = (lines: readonly TravellingLine[]): boolean => lines.some(({ shipped }) => shipped > 0);

/** Whether everything is in transit: something was shipped, and nothing is left to ship. */
export const isFullyShipped = (lines: readonly TravellingLine[]): boolean =>
  isPartlyShipped(lines) && lines.every((line) => piecesToShip(line) === 0);

/** Whether this may be put into a parcel: at least one line, each once, and no more pieces than are left. */
export function isShippable(
  wanted: readonly ParcelLine[],
  lines: readonly (TravellingLine & { readonly lineNo: number })[],
): boolean {
  const isKnownOnce = new Set(wanted.map(({ lineNo }) => lineNo)).size === wanted.length;
  const isLeft = ({ lineNo, pieces }: ParcelLine) =>
    lines.some((line) => line.lineNo === lineNo && pieces <= piecesToShip(line));
  return wanted.length > 0 && isKnownOnce && wanted.every((line) => line.pieces > 0 && isLeft(line));
}

/** `일부 발송 1/3`, in pieces, while an order is being prepared; empty when nothing or everything is in transit. */
export function partlyShippedText(state: OrderState, lines: readonly TravellingLine[]): string {
  if (state !== 'PREPARING' || !isPartlyShipped(lines)) return '';
  const shipped = lines.reduce((sum, line) => sum + line.shipped, 0);
  return `일부 발송 ${shipped}/${shipped + lines.reduce((sum, line) => sum + piecesToShip(line), 0)}`;
}
