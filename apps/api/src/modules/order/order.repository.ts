import type { OrderState, PaymentMethod } from '@mall/contracts/order-codes';
import type { Actor } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryTariff } from '@mall/domain/basket';
import type { OrderLineRow } from './order-line.repository.ts';

/** Locks an order until the transaction ends, and reads it with its lines. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderRow>>> & {
  readonly lines: readonly OrderLineRow[];
};

type NewOrder = {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly requestKey: string;
  readonly ordererName: string;
  readonly ordererPhone: string;
  readonly ordererEmail: string;
  readonly recipient: string;
  readonly recipientPhone: string;
  readonly postcode: string;
  readonly roadAddress: string;
  readonly detailAddress: string;
  readonly deliveryRequest: string;
  readonly paymentMethod: PaymentMethod;
  readonly tariff: DeliveryTariff;
  readonly marketAmount: number;
  readonly goodsAmount: number;
  readonly deliveryAmount: number;
  readonly totalAmount: number;
  readonly orderedAt: Date;
  readonly expiresAt: Date;
};

/** False when another order of the mall has this number already. */
export async function insertOrder(transaction: MallTransaction, order: NewOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mallOrder')
    .values({ state: 'PENDING_PAYMENT', ...order, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'orderNo']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The order already placed with this request key. */
export async function findOrderNoOfRequest(
  transaction: MallTransaction,
  { memberNo, requestKey }: { readonly memberNo: number; readonly requestKey: string },
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('mallOrder')
    .select('orderNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row?.orderNo;
}

/** Locks this order. */
export function lockOrderRow(transaction: MallTransaction, orderNo: string) {
  return transaction
    .selectFrom('mallOrder')
    .selectAll()
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type OrderChange = {
  readonly state?: OrderState;
  readonly paymentMethod?: PaymentMethod;
  readonly feesCharged?: number;
  readonly refundedAmount?: number;
  readonly carrier?: string;
  readonly invoiceNo?: string;
  readonly paidAt?: Date | null;
  readonly shippedAt?: Date;
  readonly deliveredAt?: Date;
  readonly confirmedAt?: Date;
};

export async function updateOrder(
  transaction: MallTransaction,
  { orderNo }: LockedOrder,
  change: OrderChange,
): Promise<void> {
  await transaction
    .updateTable('mallOrder')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

export type OrderEvent = {
  readonly orderNo: string;
  readonly fromState: OrderState | null;
  readonly toState: OrderState;
  readonly happenedAt: Date;
  readonly actor: Actor;
  readonly reason: string;
};

export async function insertOrderEvent(transaction: MallTransaction, event: OrderEvent): Promise<void> {
  await transaction
    .insertInto('orderEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

export function listOrderEvents(transaction: MallTransaction, orderNo: string) {
  return transaction
    .selectFrom('orderEvent')
    .select(['toState', 'happenedAt', 'reason'])
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('eventNo')
    .execute();
}
