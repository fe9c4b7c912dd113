import { useEffect, useReducer } from 'react';
import { type ServerClock, serverNow } from './server-clock.ts';

const secondMilliseconds = 1000;

/** The server's time, rendered each second; 0 before the first response. */
export function useServerTime(clock: ServerClock | undefined): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!clock) return;
    let timer: ReturnType<typeof setTimeout>;
    const awaitSecond = () => {
      timer = setTimeout(tick, secondMilliseconds - (serverNow(clock) % secondMilliseconds));
    };
    const tick = () => {
      redraw();
      awaitSecond();
    };
    awaitSecond();
    return () => clearTimeout(timer);
  }, [clock]);
  return clock ? serverNow(clock) : 0;
}
