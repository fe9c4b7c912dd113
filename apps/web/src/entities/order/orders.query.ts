import type { RequestOf } from '@mall/contracts/endpoint';
import { listOrders } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { orderStateName } from '@mall/domain/order-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { ordersKey } from './order.query.ts';

/** The member's orders of a period, one page at a time. */
export const ordersQuery = (query: RequestOf<typeof listOrders>['query']) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The states that are counted, in their usual order. */
const countedStates = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED'] as const;

type Count = { readonly state: OrderState; readonly count: number };

/** The number of orders in each state, once loaded; orders on account never wait for payment. */
export const orderCounts = (counts: readonly Count[] | undefined, isOnAccount: boolean) =>
  countedStates
    .filter((state) => !isOnAccount || state !== 'PENDING_PAYMENT')
    .map((state) => ({
      state,
      label: orderStateName(state, isOnAccount ? 'ON_ACCOUNT' : 'CARD'),
      count: counts && (counts.find((each) => each.state === state)?.count ?? 0),
    }));
