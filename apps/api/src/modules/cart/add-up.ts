import type { CartItem } from '@mall/contracts/cart';

/** An option named twice is wanted as often as both say. */
export function addUp(items: readonly CartItem[]): CartItem[] {
  const groups = Map.groupBy(items, ({ productNo, optionNo }) => `${productNo} ${optionNo}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
    return first ? [{ ...first, quantity: first.quantity + more }] : [];
  });
}
