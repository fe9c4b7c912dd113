import { formatWon } from '@mall/domain/money';

/** `50,000원 – 1,400,000원`, with an end left open where none is set; undefined when neither is. */
export function priceRangeText(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  if (minimum === undefined) return `${formatWon(maximum ?? 0)} 이하`;
  return maximum === undefined ? `${formatWon(minimum)} 이상` : `${formatWon(minimum)} – ${formatWon(maximum)}`;
}
