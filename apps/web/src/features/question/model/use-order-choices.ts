import type { OrderCard } from '@mall/contracts/order';
import { useQuery } from '@tanstack/react-query';
import { orderName } from '../../../entities/order/order-name.ts';
import { ordersQuery } from '../../../entities/order/orders.query.ts';
import { momentText } from '../../../lib/moment-text.ts';

const nameOf = (order: OrderCard): string => `${momentText(order.orderedAt).slice(0, 10)} ${orderName(order)}`;

/** The member's newest orders, for the subject of a question; `chosen` is included whatever its age. */
export function useOrderChoices(chosen: string) {
  const { data } = useQuery(ordersQuery({}));
  const newest = (data?.orders ?? []).map((order) => ({ value: order.orderNo, label: nameOf(order) }));
  const isKnown = chosen === '' || newest.some(({ value }) => value === chosen);
  return isKnown ? newest : [{ value: chosen, label: `주문번호 ${chosen}` }, ...newest];
}
