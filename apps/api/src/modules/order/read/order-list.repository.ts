import type { OrderState } from '@mall/contracts/order-codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { type OrderHead, orderColumns } from '../order.repository.ts';

export type OrdersWanted = {
  readonly memberNo: number;
  /** Inclusive. */
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly before: Date | undefined;
  readonly state: OrderState | undefined;
  /** Only orders with a claim. */
  readonly isClaimed: boolean;
};

const ordersOf = (transaction: MallTransaction, wanted: OrdersWanted) => {
  const { memberNo, from, before, state, isClaimed } = wanted;
  return transaction
    .selectFrom('mallOrder as o')
    .where('o.mallId', '=', transaction.mallId)
    .where('o.memberNo', '=', memberNo)
    .$if(from !== undefined, (query) => query.where('o.orderedAt', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('o.orderedAt', '<', before ?? new Date(0)))
    .where(({ and }) => and(state ? { 'o.state': state } : {}))
    .$if(isClaimed, (query) =>
      query.where(sql<boolean>`exists (select from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no)`),
    );
};

const lastMoveOf = sql<Date>`(
  select e.happened_at from order_event e
  where e.mall_id = o.mall_id and e.order_no = o.order_no and e.from_state is distinct from e.to_state
  order by e.event_no desc limit 1)`;

/** One page of a member's orders, newest first. */
export function listOrderHeads(
  transaction: MallTransaction,
  { limit, offset, ...wanted }: OrdersWanted & { readonly limit: number; readonly offset: number },
): Promise<OrderHead[]> {
  const page = ordersOf(transaction, wanted)
    .select(['o.mallId', 'o.orderNo', 'o.state', 'o.paymentMethod', 'o.totalAmount', 'o.orderedAt', 'o.deliveredAt'])
    .orderBy('o.orderedAt', 'desc')
    .orderBy('o.orderNo', 'desc')
    .limit(limit)
    .offset(offset);
  return (
    transaction
      // The last move is looked up for the rows of this page only.
      .selectFrom(page.as('o'))
      .select(['o.orderNo', 'o.state', 'o.paymentMethod', 'o.totalAmount', 'o.orderedAt', 'o.deliveredAt'])
      .select(lastMoveOf.as('movedAt'))
      .orderBy('o.orderedAt', 'desc')
      .orderBy('o.orderNo', 'desc')
      .execute()
  );
}

export async function countOrders(transaction: MallTransaction, wanted: OrdersWanted): Promise<number> {
  const { total } = await ordersOf(transaction, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many of a member's orders are in each state. */
export function countOrdersByState(
  transaction: MallTransaction,
  { memberNo, since }: { readonly memberNo: number; readonly since: Date },
): Promise<{ state: OrderState; count: number }[]> {
  return transaction
    .selectFrom('mallOrder')
    .select('state')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('orderedAt', '>=', since)
    .groupBy('state')
    .execute();
}

type Owned = { readonly orderNo: string; readonly memberNo: number };
const listRowsOfOrder = compiledQuery((transaction, { orderNo, memberNo }: Owned) =>
  transaction
    .selectFrom('mallOrder')
    .select(orderColumns)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('memberNo', '=', memberNo),
);

/** An order in full, without a lock. */
export const findOrderRow = async (transaction: MallTransaction, owned: Owned) =>
  (await listRowsOfOrder(transaction, owned)).at(0);

/** Orders that wait for the operator, oldest first: paid, in preparation, on their way, or with an open claim. */
export function listOrdersToHandle(
  transaction: MallTransaction,
  limit: number,
): Promise<Pick<OrderHead, 'orderNo' | 'state' | 'totalAmount' | 'orderedAt'>[]> {
  const hasOpenClaim = sql<boolean>`exists (
    select from claim c
    where c.mall_id = o.mall_id and c.order_no = o.order_no and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP'))`;
  return transaction
    .selectFrom('mallOrder as o')
    .select(['o.orderNo', 'o.state', 'o.totalAmount', 'o.orderedAt'])
    .where('o.mallId', '=', transaction.mallId)
    .where(({ eb, or }) => or([eb('o.state', 'in', ['PAID', 'PREPARING', 'SHIPPED']), hasOpenClaim]))
    .orderBy('o.orderedAt')
    .orderBy('o.orderNo')
    .limit(limit)
    .execute();
}
