import { countCart } from '@mall/contracts/cart';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the basket, and every change of it, is under this key. */
export const cartKey = ['cart'] as const;
/** Its lines; code that only adds something does not need them. */
export const cartLinesKey = [...cartKey, 'lines'] as const;

/** Lines in the basket, for the badge. */
export const cartCountQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'count'],
    queryFn: ({ signal }) => call(countCart, {}, { signal }),
  });
