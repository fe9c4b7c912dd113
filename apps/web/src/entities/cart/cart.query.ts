import { countCart, getCart } from '@mall/contracts/cart';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the basket, and every change of it, lies below this key. */
export const cartKey = ['cart'] as const;

/** The member's basket at today's prices and stock. */
export const cartQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'lines'],
    queryFn: ({ signal }) => call(getCart, {}, { signal }),
  });

/** Lines in the basket, for the badge. */
export const cartCountQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'count'],
    queryFn: ({ signal }) => call(countCart, {}, { signal }),
  });
