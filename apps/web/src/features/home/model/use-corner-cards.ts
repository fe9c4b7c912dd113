import type { Corner } from '@mall/contracts/corner';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  goodsByNumberQuery,
  subscriptionsByNumberQuery,
  wirelessByNumberQuery,
} from '../../../entities/product/products-by-number.query.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';

export function usePhoneCards(corner: Corner | undefined) {
  const { products, isPending } = useProducts(useQuery(wirelessByNumberQuery(numbersIn(corner), useIsSignedIn())));
  return { cards: products?.wirelessProducts ?? [], isPending };
}

export function useGoodsCards(corner: Corner | undefined) {
  const { products, isPending } = useProducts(useQuery(goodsByNumberQuery(numbersIn(corner), useIsSignedIn())));
  return { cards: products?.goods ?? [], isPending };
}

export function useSubscriptionCards(corner: Corner | undefined) {
  const { products, isPending } = useProducts(useQuery(subscriptionsByNumberQuery(numbersIn(corner), useIsSignedIn())));
  return { cards: products ?? [], isPending };
}

/** The products that a corner names. */
const numbersIn = (corner: Corner | undefined): string[] =>
  (corner?.items ?? []).map(({ goodsGroupNo }) => goodsGroupNo).filter((productNo) => productNo !== '');

/** There are many cards, so they are rendered in slices, with touches handled in between. */
function useProducts<Products>({ data, isLoading, isSuccess }: UseQueryResult<Products>) {
  const products = useDeferredValue(data);
  return { products, isPending: products === undefined && (isLoading || isSuccess) };
}
