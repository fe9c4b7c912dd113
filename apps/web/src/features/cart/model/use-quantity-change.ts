import { type CartLine, changeCart } from '@mall/contracts/cart-lines';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { optionOf, withChanged } from './cart-view.ts';
import { useCartWrite } from './use-cart-write.ts';

// A button that is held down changes the number many times a second.
const quietMilliseconds = 300;

/** A quantity that is still changing; `settle` sends it. */
type PendingChange = { quantity: number; timer: number; readonly settle: () => void };

/**
 * Changes quantities: the number and the sums follow at once, and the last one is sent after a short pause. Meanwhile the change waits in
 * the basket's queue, so that the response to an earlier one does not reset the number.
 */
export function useQuantityChange() {
  const { predict, write } = useCartWrite();
  const pendingChanges = useRef(new Map<string, PendingChange>());
  /** Sends pending changes now. */
  const flush = useCallback(() => {
    for (const { settle } of pendingChanges.current.values()) settle();
  }, []);
  useEffect(() => flush, [flush]);
  const change = (line: CartLine, quantity: number) => {
    const key = `${line.productNo} ${line.optionNo}`;
    const before = predict((cart) => withChanged(cart, [line], { quantity }));
    const pendingChange = pendingChanges.current.get(key);
    if (pendingChange) {
      clearTimeout(pendingChange.timer);
      Object.assign(pendingChange, { quantity, timer: window.setTimeout(pendingChange.settle, quietMilliseconds) });
      return;
    }
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const begun: PendingChange = { quantity, settle, timer: window.setTimeout(settle, quietMilliseconds) };
    pendingChanges.current.set(key, begun);
    const send = async () => {
      await settled;
      pendingChanges.current.delete(key);
      return call(changeCart, { body: { lines: [{ ...optionOf(line), quantity: begun.quantity }] } });
    };
    write({ before, send });
  };
  return { change, flush };
}
