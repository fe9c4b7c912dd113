import { type Arrival, type ArrivalFacts, promiseArrival } from '@mall/domain/arrival';
import { isRemoteArea } from '@mall/domain/remote-area';
import { useQuery } from '@tanstack/react-query';
import { arrivalRuleQuery } from './arrival.query.ts';
import { arrivalText } from './arrival-words.ts';
import { isRemotePlace } from './delivery-place.ts';

type Goods = ArrivalFacts & { readonly isSoldOut?: boolean };

/**
 * When goods that are ordered now arrive: at this postcode, otherwise at the visitor's last delivery place. Undefined while unknown, and
 * for sold-out goods.
 */
export function useArrivals(postcode?: string) {
  const { data: rule } = useQuery(arrivalRuleQuery());
  const isRemote = postcode === undefined ? isRemotePlace() : isRemoteArea(postcode);
  return ({ isSoldOut = false, ...facts }: Goods, at: Date): Arrival | undefined =>
    rule && !isSoldOut ? promiseArrival(rule, facts, { at, isRemote }) : undefined;
}

/** Whether the basis of arrival days is on its way. */
export const useIsArrivalLoading = (): boolean => useQuery(arrivalRuleQuery()).isLoading;

/** The same as text for a line: `내일(금) 도착`, or nothing. */
export function useArrivalWords(postcode?: string) {
  const arrivalOf = useArrivals(postcode);
  return (goods: Goods): string => {
    const now = new Date();
    const arrival = arrivalOf(goods, now);
    return arrival ? arrivalText(arrival, now) : '';
  };
}
