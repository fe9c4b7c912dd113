import { type Arrival, type ArrivalFacts, promiseArrival } from '@mall/domain/arrival';
import { isRemoteArea } from '@mall/domain/remote-area';
import { useQuery } from '@tanstack/react-query';
import { arrivalRuleQuery } from './arrival.query.ts';
import { arrivalText } from './arrival-words.ts';
import { isRemotePlace } from './delivery-place.ts';

type Goods = ArrivalFacts & { readonly isSoldOut?: boolean };

/**
 * When goods arrive that are ordered now: at this postcode, else where the visitor had things sent last. Undefined while it is not known, and
 * of what is sold out.
 */
export function useArrivals(postcode?: string) {
  const { data: rule } = useQuery(arrivalRuleQuery());
  const isRemote = postcode === undefined ? isRemotePlace() : isRemoteArea(postcode);
  return ({ isSoldOut = false, ...facts }: Goods, at: Date): Arrival | undefined =>
    rule && !isSoldOut ? promiseArrival(rule, facts, { at, isRemote }) : undefined;
}

/** The same in words for a line: `내일(금) 도착`, or nothing. */
export function useArrivalWords(postcode?: string) {
  const arrivalOf = useArrivals(postcode);
  return (goods: Goods): string => {
    const now = new Date();
    const arrival = arrivalOf(goods, now);
    return arrival ? arrivalText(arrival, now) : '';
  };
}
