import type { OrderState } from '@mall/contracts/order-codes';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ordersQuery } from '../api/orders.query.ts';
import type { OrderListAddress } from './order-list-address.ts';

/** The states that the bar above the list counts. */
const countedStates = [
  { state: 'PENDING_PAYMENT', label: '결제·입금대기' },
  { state: 'PAID', label: '결제완료' },
  { state: 'PREPARING', label: '상품준비중' },
  { state: 'SHIPPED', label: '배송중' },
  { state: 'DELIVERED', label: '배송완료' },
] as const satisfies readonly { state: OrderState; label: string }[];

/** The member's orders of a period, a page at a time, with how many stand where. */
export function useOrderList(address: OrderListAddress) {
  const title = address.claimed ? '취소·교환·반품' : '주문·배송 조회';
  usePageTitle(title);
  const { data, isPending, error, refetch } = useQuery(ordersQuery(address));
  const countOf = (state: OrderState) => data?.counts.find((each) => each.state === state)?.count ?? 0;
  return {
    title,
    isPending,
    error,
    retry: () => void refetch(),
    orders: data?.orders ?? [],
    isNarrowed: Boolean(address.from ?? address.to ?? address.state),
    page: data?.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    counts: countedStates.map((each) => ({ ...each, count: countOf(each.state) })),
  };
}
export type OrderList = ReturnType<typeof useOrderList>;
