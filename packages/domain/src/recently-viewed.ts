/** The number of products that are stored. */
export const recentlyViewedLimit = 50;

/** R3.09: stored as product numbers joined by a bar, newest first. */
export const readRecentlyViewed = (stored: string | null): string[] =>
  (stored ?? '').split('|').filter((productNo) => /^[A-Z]{2}\d{4,12}$/.test(productNo));

/** R3.09 */
export const writeRecentlyViewed = (productNos: readonly string[]): string => productNos.join('|');

/** R4.10: adds a new product at the front; one that is there already keeps its place. */
export function addRecentlyViewed(productNos: readonly string[], productNo: string): string[] {
  if (productNos.includes(productNo)) return [...productNos];
  return [productNo, ...productNos].slice(0, recentlyViewedLimit);
}

/** R4.10 */
export const removeRecentlyViewed = (productNos: readonly string[], productNo: string): string[] =>
  productNos.filter((known) => known !== productNo);
