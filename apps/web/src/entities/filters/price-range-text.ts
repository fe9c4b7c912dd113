import { formatWon } from '@mall/domain/money';

/** `50,000원 – 1,400,000원`, open at an end that is not set; undefined when neither is set. */
export function priceRangeText(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  if (minimum === undefined) return `${formatWon(maximum ?? 0)} 이하`;
  return maximum === undefined ? `${formatWon(minimum)} 이상` : `${formatWon(minimum)} – ${formatWon(maximum)}`;
}
