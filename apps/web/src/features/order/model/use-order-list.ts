import { ordersBySheet } from '@mall/domain/access-matrix';
import { useQuery } from '@tanstack/react-query';
import { orderCounts, ordersQuery } from '../../../entities/order/orders.query.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { OrderListAddress } from './order-list-address.ts';
import { orderListTitle } from './order-list-address.ts';

/** The member's orders of a period, a page at a time, with the number in each state. */
export function useOrderList(address: OrderListAddress) {
  const { mall } = useMall();
  const title = orderListTitle(address);
  usePageTitle(title);
  const { data, isPending, error, refetch } = useQuery(ordersQuery(address));
  return {
    title,
    isPending,
    error,
    retry: () => void refetch(),
    orders: data?.orders ?? [],
    isNarrowed: Boolean(address.from ?? address.to ?? address.state ?? address.claimed),
    page: data?.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    counts: orderCounts(data?.counts, ordersBySheet(mall)),
  };
}
export type OrderList = ReturnType<typeof useOrderList>;
