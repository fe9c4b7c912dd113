import { type CartLine, changeCart, removeFromCart, restoreToCart } from '@mall/contracts/cart-lines';
import { call } from '../../../lib/api/api-client.ts';
import { optionOf, withChanged, without } from './cart-view.ts';
import { useCartWrite } from './use-cart-write.ts';

type Lines = readonly CartLine[];
/** Called when lines are removed, with the function that restores them. */
export type OnRemoved = (lines: Lines, undo: () => void) => void;

/** Selection and removal; each is shown at once. */
export function useCartActions(onRemoved: OnRemoved) {
  const { predict, write } = useCartWrite();
  const select = (lines: Lines, isSelected: boolean) => {
    const body = { lines: lines.map((line) => ({ ...optionOf(line), isSelected })) };
    const before = predict((cart) => withChanged(cart, lines, { isSelected }));
    write({ before, send: () => call(changeCart, { body }) });
  };
  const remove = (lines: Lines) => {
    const body = { lines: lines.map(optionOf) };
    const undo = () => write({ before: undefined, send: () => call(restoreToCart, { body }) });
    const before = predict((cart) => without(cart, lines));
    write({ before, send: () => call(removeFromCart, { body }), onDone: () => onRemoved(lines, undo) });
  };
  return { select, remove };
}
