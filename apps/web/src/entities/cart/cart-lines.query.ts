import { getCart } from '@mall/contracts/cart-lines';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { cartLinesKey } from './cart.query.ts';

/** The member's basket at today's prices and stock. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartLinesKey,
    queryFn: ({ signal }) => call(getCart, {}, { signal }),
  });
