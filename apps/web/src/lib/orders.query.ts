import type { RequestOf } from '@mall/contracts/endpoint';
import { listOrders } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { ordersKey } from './order.query.ts';

/** The member's orders of a period, a page at a time. */
export const ordersQuery = (query: RequestOf<typeof listOrders>['query']) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The states that are counted, in the order of their way. */
const countedStates = [
  { state: 'PENDING_PAYMENT', label: '결제대기' },
  { state: 'PAID', label: '결제완료' },
  { state: 'PREPARING', label: '상품준비중' },
  { state: 'SHIPPED', label: '배송중' },
  { state: 'DELIVERED', label: '배송완료' },
] as const satisfies readonly { state: OrderState; label: string }[];

/** How many of the orders stand where. */
export const orderCounts = (counts: readonly { state: OrderState; count: number }[]) =>
  countedStates.map((each) => ({ ...each, count: counts.find(({ state }) => state === each.state)?.count ?? 0 }));
