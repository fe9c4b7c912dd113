import type { CartItem } from '@mall/contracts/cart';

/** Merges items that name the same option, adding up their pieces. */
export function addUp(items: readonly CartItem[]): CartItem[] {
  const groups = Map.groupBy(items, ({ productNo, optionNo }) => `${productNo} ${optionNo}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
    return first ? [{ ...first, quantity: first.quantity + more }] : [];
  });
}
