/** A number with thousands separators (R9.10). Without `Intl`, whose first use costs a phone a fifth of a second. */
export const formatNumber = (value: number): string =>
  String(Math.round(value) + 0).replaceAll(/\B(?=(\d{3})+$)/g, ',');
/** Whole won: `279,000원` (R9.10). */
export const formatWon = (won: number): string => `${formatNumber(won)}원`;
/** With a true minus sign, which aligns with digits and is read aloud as one: `−17,250원`. */
export const formatSignedWon = (won: number): string => (won < 0 ? `−${formatWon(-won)}` : formatWon(won));
/** Whole won per month, in this form within text: `월 141,933원` (R9.10). */
export const formatWonPerMonth = (won: number): string => `월 ${formatWon(won)}`;

/** Percentage off the market price, rounded down so that it never promises too much; 0 when there is no discount. */
export function discountRate(marketPrice: number | null, salePrice: number): number {
  if (marketPrice === null || marketPrice <= salePrice) return 0;
  return Math.floor(((marketPrice - salePrice) * 100) / marketPrice);
}

/** A count in ten-thousands with one decimal: 12345 → `1.2만`; unchanged below a thousand (R3.08). */
export function inTenThousands(count: number): string {
  if (count < 1000) return formatNumber(count);
  return `${(Math.floor(count / 1000) / 10).toFixed(1)}만`;
}
