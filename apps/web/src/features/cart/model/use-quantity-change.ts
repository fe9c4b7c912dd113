import { type Cart, type CartLine, changeCart } from '@mall/contracts/cart';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../../lib/api-client.ts';
import { optionOf, withChanged } from './cart-view.ts';
import { useCartWrite } from './use-cart-write.ts';

// A button held down changes the number many times a second.
const quietMilliseconds = 300;

type Waiting = { readonly before: Cart | undefined; readonly send: () => void; readonly timer: number };

/** Changes quantities: the number and the sums follow at once, the server hears of it after a moment of quiet. */
export function useQuantityChange() {
  const { predict, write } = useCartWrite();
  const waiting = useRef(new Map<string, Waiting>());
  /** Sends now what still waits. */
  const flush = useCallback(() => {
    for (const { send } of [...waiting.current.values()]) send();
  }, []);
  useEffect(() => flush, [flush]);
  const change = (line: CartLine, quantity: number) => {
    const key = `${line.productNo} ${line.optionNo}`;
    const earlier = waiting.current.get(key);
    const shownBefore = predict((cart) => withChanged(cart, [line], { quantity }));
    const before = earlier ? earlier.before : shownBefore;
    const send = () => {
      clearTimeout(waiting.current.get(key)?.timer);
      waiting.current.delete(key);
      write({ before, send: () => call(changeCart, { body: { lines: [{ ...optionOf(line), quantity }] } }) });
    };
    clearTimeout(earlier?.timer);
    waiting.current.set(key, { before, send, timer: window.setTimeout(send, quietMilliseconds) });
  };
  return { change, flush };
}
