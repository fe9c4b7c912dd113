import { getOrder } from '@mall/contracts/order';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the member's orders is under this key. */
export const ordersKey = ['orders'] as const;

/** An order in full. */
export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...ordersKey, orderNo],
    queryFn: ({ signal }) => call(getOrder, { params: { orderNo } }, { signal }),
  });
