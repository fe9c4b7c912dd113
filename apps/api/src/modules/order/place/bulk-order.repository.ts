import type { MallOrder, OrderLine } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryRates } from '@mall/domain/basket';
import { allowSeconds } from '@mall/postgres/open-pool';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { NewOrderLine } from '../order-line.repository.ts';

export type BulkOrder = Readonly<
  Pick<
    Selectable<MallOrder>,
    | 'orderNo'
    | 'recipient'
    | 'recipientPhone'
    | 'postcode'
    | 'roadAddress'
    | 'detailAddress'
    | 'deliveryRequest'
    | 'marketAmount'
    | 'goodsAmount'
    | 'deliveryAmount'
    | 'totalAmount'
  >
> & {
  readonly lines: readonly NewOrderLine[];
};
type OnAccount = {
  readonly memberNo: number;
  readonly uploadNo: number;
  readonly ordererName: string;
  readonly ordererPhone: string;
  readonly ordererEmail: string;
  readonly deliveryRates: DeliveryRates;
  readonly at: Date;
};

/** For background work only: thousands of rows may take longer than the timeout of a page request. */
export async function allowLongStatements(transaction: MallTransaction): Promise<void> {
  await allowSeconds(transaction, 120);
}

/** Inserts orders on account, which count as paid, with their history. */
export async function insertOrdersOnAccount(
  transaction: MallTransaction,
  { orders, ...common }: OnAccount & { readonly orders: readonly BulkOrder[] },
): Promise<void> {
  const { at, ...orderer } = common;
  await transaction
    .insertInto('mallOrder')
    .values(
      orders.map(({ lines: _, ...order }) => ({
        ...{ ...orderer, ...order, requestKey: sql<string>`gen_random_uuid()`, mallId: transaction.mallId },
        ...{ state: 'PAID', paymentMethod: 'ON_ACCOUNT', orderedAt: at, expiresAt: at, paidAt: at },
      })),
    )
    .execute();
  await transaction
    .insertInto('orderLine')
    .values(
      orders.flatMap(({ orderNo, lines }) => lines.map((line) => ({ orderNo, ...line, mallId: transaction.mallId }))),
    )
    .execute();
  await sql`
    insert into order_event (mall_id, order_no, from_state, to_state, happened_at, actor, reason)
    select ${transaction.mallId}, o.order_no, e.from_state, e.to_state, ${at}, 'MEMBER', ''
    from unnest(${orders.map(({ orderNo }) => orderNo)}::text[]) o (order_no),
      (values (1, null, 'PENDING_PAYMENT'), (2, 'PENDING_PAYMENT', 'PAID')) e (position, from_state, to_state)
    order by o.order_no, e.position`.execute(transaction);
}

/** Records the member's consent to these versions of the terms for each order. */
export async function insertBulkConsents(
  transaction: MallTransaction,
  consent: { memberNo: number; orderNos: readonly string[]; termNos: readonly number[]; at: Date },
): Promise<void> {
  const { memberNo, orderNos, termNos, at } = consent;
  await sql`
    insert into consent (mall_id, member_no, term_no, order_no, agreed_at)
    select ${transaction.mallId}, ${memberNo}, t.term_no, o.order_no, ${at}
    from unnest(${orderNos}::text[]) o (order_no), unnest(${termNos}::int[]) t (term_no)`.execute(transaction);
}

/** Which of these order numbers the mall already uses. */
export async function listTakenNos(transaction: MallTransaction, orderNos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ orderNo: string }>`
    select order_no from mall_order
    where mall_id = ${transaction.mallId} and order_no = any (${orderNos}::text[])`.execute(transaction);
  return rows.map(({ orderNo }) => orderNo);
}

type SoldLine = Readonly<Pick<Selectable<OrderLine>, 'orderNo' | 'lineNo' | 'productNo' | 'optionNo' | 'quantity'>>;

/**
 * Takes the pieces of these orders from the shelf as sold. Returns the options that have too few pieces; if there are
 * any, nothing is taken.
 */
export async function sellForOrders(
  transaction: MallTransaction,
  { lines, at }: { readonly lines: readonly SoldLine[]; readonly at: Date },
): Promise<{ productNo: string; optionNo: number }[]> {
  const { rows } = await sql<{ productNo: string; optionNo: number }>`
    select short_product_no as product_no, short_option_no as option_no from sell_for_orders(
      ${transaction.mallId}, ${at}, ${lines.map(({ orderNo }) => orderNo)}::text[], ${lines.map(({ lineNo }) => lineNo)}::int[],
      ${lines.map(({ productNo }) => productNo)}::text[], ${lines.map(({ optionNo }) => optionNo)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[])`.execute(transaction);
  return rows;
}

/** One page of the orders made from an upload, by row, while they are stored. */
export async function listOrdersOfUpload(
  transaction: MallTransaction,
  { memberNo, uploadNo, limit, offset }: { memberNo: number; uploadNo: number; limit: number; offset: number },
) {
  const own = transaction
    .selectFrom('mallOrder as o')
    .where('o.mallId', '=', transaction.mallId)
    .where('o.memberNo', '=', memberNo)
    .where('o.uploadNo', '=', uploadNo);
  const [orders, { total }] = await Promise.all([
    own
      .innerJoin('orderLine as l', (join) =>
        join.onRef('l.mallId', '=', 'o.mallId').onRef('l.orderNo', '=', 'o.orderNo').on('l.lineNo', '=', 1),
      )
      .select(['o.orderNo', 'o.state', 'o.recipient', 'o.totalAmount', 'l.productName'])
      .select(
        sql<number>`(select count(*)::int from order_line n where n.mall_id = o.mall_id and n.order_no = o.order_no)`.as(
          'lineCount',
        ),
      )
      .leftJoin(
        (query) =>
          query
            .selectFrom('uploadRow')
            .select(['orderNo', (row) => row.fn.min('rowNo').as('firstRow')])
            .where('mallId', '=', transaction.mallId)
            .where('uploadNo', '=', uploadNo)
            .groupBy('orderNo')
            .as('r'),
        (join) => join.onRef('r.orderNo', '=', 'o.orderNo'),
      )
      .orderBy('r.firstRow')
      .orderBy('o.orderNo')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders, total };
}
