import type { RequestOf } from '@mall/contracts/endpoint';
import { listOrders } from '@mall/contracts/order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ordersKey } from '../../../lib/order.query.ts';

/** The member's orders of a period, a page at a time. */
export const ordersQuery = (query: RequestOf<typeof listOrders>['query']) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
