import { compiledQuery } from '@mall/db/compiled-query';
import type { OrderLine } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { NewEvent } from './order.repository.ts';

export type NewOrderLine = Readonly<
  Pick<
    Selectable<OrderLine>,
    | 'lineNo'
    | 'productNo'
    | 'optionNo'
    | 'productName'
    | 'brandName'
    | 'optionText'
    | 'image'
    | 'unitPrice'
    | 'marketPrice'
    | 'quantity'
    | 'deliveryMethod'
    | 'hasFreeDelivery'
    | 'saleNo'
  >
>;
/** A line as it was bought, with the pieces returned and shipped so far. */
export type OrderLineRow = NewOrderLine & {
  readonly orderNo: string;
  readonly takenBack: number;
  readonly shipped: number;
  /** The promised day of arrival. */
  readonly promisedOn: string | null;
};

type PromisedLine = NewOrderLine & Pick<OrderLineRow, 'promisedOn'>;

/** The lines of a new order, and the first row of its history, in one statement. */
export async function insertOrderLines(
  transaction: MallTransaction,
  { event, lines }: { readonly event: NewEvent; readonly lines: readonly PromisedLine[] },
): Promise<void> {
  const { mallId } = transaction;
  const ofOrder = { mallId, orderNo: event.orderNo };
  const rows = lines.map(({ promisedOn, ...line }) => ({
    ...line,
    ...ofOrder,
    promisedOn: sql<Date | null>`${promisedOn}`,
  }));
  await transaction
    .with('line', (database) => database.insertInto('orderLine').values(rows).returning('lineNo'))
    .insertInto('orderEvent')
    .values({ ...event, mallId })
    .execute();
}

/** Pieces of a line `l` that are in a parcel. */
const shippedPieces = sql<number>`coalesce((
  select sum(s.pieces)::int from shipment_line s
  where s.mall_id = l.mall_id and s.order_no = l.order_no and s.line_no = l.line_no), 0)`;

const orderLines = (transaction: MallTransaction) =>
  transaction
    .selectFrom('orderLine as l')
    .select(['orderNo', 'lineNo', 'productNo', 'optionNo', 'productName', 'brandName', 'optionText', 'image'])
    .select(['unitPrice', 'marketPrice', 'quantity', 'takenBack', 'deliveryMethod', 'hasFreeDelivery', 'saleNo'])
    .select(shippedPieces.as('shipped'))
    .select(sql<string | null>`to_char(promised_on, 'YYYY-MM-DD')`.as('promisedOn'))
    .where('mallId', '=', transaction.mallId)
    .orderBy('orderNo')
    .orderBy('lineNo');

/** The lines of these orders, in each order's own sequence. */
export const listOrderLines = (transaction: MallTransaction, orderNos: readonly string[]): Promise<OrderLineRow[]> =>
  orderLines(transaction).where('orderNo', 'in', orderNos).execute();

/** The lines of one order. */
export const listLinesOfOrder = compiledQuery<{ readonly orderNo: string }, OrderLineRow>((transaction, { orderNo }) =>
  orderLines(transaction).where('orderNo', '=', orderNo),
);

/** Adds cancelled or returned pieces to a line; a constraint prevents more than were bought. */
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
