import { compiledQuery } from '@mall/db/compiled-query';
import type { MallOrder, OrderEvent } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { OrderLineRow } from './order-line.repository.ts';

/** What the server reads of an order in full. */
export const orderColumns = [
  'orderNo',
  'memberNo',
  'placedBy',
  'state',
  'paymentMethod',
  'isGift',
  'marketAmount',
  'goodsAmount',
  'deliveryAmount',
  'deliveryRates',
  'totalAmount',
  'feesCharged',
  'refundedAmount',
  'ordererName',
  'ordererPhone',
  'ordererEmail',
  'recipient',
  'recipientPhone',
  'postcode',
  'roadAddress',
  'detailAddress',
  'deliveryRequest',
  'orderedAt',
  'expiresAt',
  'paidAt',
  'shippedAt',
  'deliveredAt',
  'confirmedAt',
  'blankedAt',
] as const satisfies (keyof MallOrder)[];
export type OrderRow = Pick<Selectable<MallOrder>, (typeof orderColumns)[number]>;

/** An order locked until the transaction ends, with its lines. */
export type LockedOrder = OrderRow & {
  readonly lines: readonly OrderLineRow[];
};

/** The part of an order that a list shows. */
export type OrderHead = Readonly<
  Pick<Selectable<MallOrder>, 'orderNo' | 'state' | 'paymentMethod' | 'totalAmount' | 'orderedAt' | 'deliveredAt'>
> & {
  /** When it entered its current state. */
  readonly movedAt: Date;
};

type NewOrder = Omit<Insertable<MallOrder>, 'mallId' | 'state'>;

/** Returns false when another order of the mall already has this number. */
export async function insertOrder(transaction: MallTransaction, order: NewOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mallOrder')
    .values({ state: 'PENDING_PAYMENT', ...order, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'orderNo']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Request = { readonly memberNo: number; readonly requestKey: string };
const listOrderNosOfRequest = compiledQuery((transaction, { memberNo, requestKey }: Request) =>
  transaction
    .selectFrom('mallOrder')
    .select('orderNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey),
);

/** The order that was already placed with this request key. */
export const findOrderNoOfRequest = async (
  transaction: MallTransaction,
  request: Request,
): Promise<string | undefined> => (await listOrderNosOfRequest(transaction, request)).at(0)?.orderNo;

const orderOf = (transaction: MallTransaction, orderNo: string) =>
  transaction
    .selectFrom('mallOrder')
    .select(orderColumns)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo);

export const findOrderRow = (transaction: MallTransaction, orderNo: string) =>
  orderOf(transaction, orderNo).executeTakeFirst();

const lockOrderRows = compiledQuery((transaction, { orderNo }: { readonly orderNo: string }) =>
  orderOf(transaction, orderNo).forNoKeyUpdate(),
);

export const lockOrderRow = async (transaction: MallTransaction, orderNo: string) =>
  (await lockOrderRows(transaction, { orderNo })).at(0);

type OrderChange = Pick<
  Updateable<MallOrder>,
  | 'state'
  | 'paymentMethod'
  | 'feesCharged'
  | 'refundedAmount'
  | 'paidAt'
  | 'remindAt'
  | 'shippedAt'
  | 'deliveredAt'
  | 'confirmedAt'
  | 'recipient'
  | 'recipientPhone'
  | 'postcode'
  | 'roadAddress'
  | 'detailAddress'
  | 'deliveryRequest'
>;

type Changing = { readonly orderNo: string; readonly change: OrderChange };

const changeOrder = (transaction: Pick<MallTransaction, 'updateTable' | 'mallId'>, { orderNo, change }: Changing) =>
  transaction
    .updateTable('mallOrder')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo);

export async function updateOrder(
  transaction: MallTransaction,
  { orderNo }: LockedOrder,
  change: OrderChange,
): Promise<void> {
  await changeOrder(transaction, { orderNo, change }).execute();
}

export type NewEvent = Omit<Insertable<OrderEvent>, 'mallId' | 'eventNo'>;

/** Changes an order and writes its history in one statement. */
export async function updateOrderWithEvent(
  transaction: MallTransaction,
  { change, event }: { readonly change: OrderChange; readonly event: NewEvent },
): Promise<void> {
  await transaction
    .with('changed', () => changeOrder(transaction, { orderNo: event.orderNo, change }).returning('orderNo'))
    .insertInto('orderEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

export async function insertOrderEvent(transaction: MallTransaction, event: NewEvent): Promise<void> {
  await transaction
    .insertInto('orderEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

export const listOrderEvents = compiledQuery((transaction, { orderNo }: { readonly orderNo: string }) =>
  transaction
    .selectFrom('orderEvent')
    .select(['fromState', 'toState', 'happenedAt', 'reason'])
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('eventNo'),
);
