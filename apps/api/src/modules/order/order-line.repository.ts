import type { DeliveryMethod } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type NewOrderLine = {
  readonly lineNo: number;
  readonly productNo: string;
  readonly optionNo: number;
  readonly productName: string;
  readonly brandName: string;
  readonly optionText: string;
  readonly image: string;
  readonly unitPrice: number;
  readonly marketPrice: number | null;
  readonly quantity: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly hasFreeDelivery: boolean;
  /** The sale whose price it was bought at. */
  readonly saleNo: number | null;
};
/** A line as it was bought, and what was returned of it. */
export type OrderLineRow = NewOrderLine & { readonly orderNo: string; readonly takenBack: number };

export async function insertOrderLines(
  transaction: MallTransaction,
  { orderNo, lines }: { readonly orderNo: string; readonly lines: readonly NewOrderLine[] },
): Promise<void> {
  await transaction
    .insertInto('orderLine')
    .values(lines.map((line) => ({ orderNo, ...line, mallId: transaction.mallId })))
    .execute();
}

/** The lines of these orders, each order's in its own order. */
export function listOrderLines(transaction: MallTransaction, orderNos: readonly string[]): Promise<OrderLineRow[]> {
  return transaction
    .selectFrom('orderLine')
    .select(['orderNo', 'lineNo', 'productNo', 'optionNo', 'productName', 'brandName', 'optionText', 'image'])
    .select(['unitPrice', 'marketPrice', 'quantity', 'takenBack', 'hasFreeDelivery', 'saleNo'])
    .select(sql<DeliveryMethod>`delivery_method`.as('deliveryMethod'))
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', 'in', orderNos)
    .orderBy('orderNo')
    .orderBy('lineNo')
    .execute();
}

/** Adds cancelled or returned pieces to a line; the table refuses more than were bought. */
export async function addTakenBack(
  transaction: MallTransaction,
  { orderNo, lineNo, pieces }: { readonly orderNo: string; readonly lineNo: number; readonly pieces: number },
): Promise<void> {
  await transaction
    .updateTable('orderLine')
    .set((line) => ({ takenBack: line('takenBack', '+', pieces) }))
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('lineNo', '=', lineNo)
    .execute();
}
