import type { Arrival, ArrivalFacts } from '@mall/domain/arrival';
import { useEffect, useReducer } from 'react';
import { useArrivals } from './use-arrivals.ts';

/** The longest that a timer can wait. */
const mostMilliseconds = 2 ** 31 - 1;

type Goods = ArrivalFacts & { readonly isSoldOut: boolean };
type NextArrival = { readonly arrival: Arrival; readonly now: Date };

/** When goods arrive, recomputed as soon as the order deadline has passed; undefined where nothing is promised. */
export function useNextArrival(goods: Goods): NextArrival | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = new Date();
  const arrival = useArrivals()(goods, now);
  const until = arrival?.orderBefore.getTime();
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(redraw, Math.min(Math.max(until - Date.now(), 0), mostMilliseconds));
    return () => clearTimeout(timer);
  }, [until]);
  return arrival && { arrival, now };
}
