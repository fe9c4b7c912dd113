import type { Personal } from '@mall/contracts/office/personal';
import type { OrderPaymentMethod, OrderState } from '@mall/contracts/order-codes';
import { type RawBuilder, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { chooseBrandFrom, type OrdersWanted, ordersFound } from './order-filters.repository.ts';

export type OrderSort = '-orderedAt' | 'orderedAt' | '-amount' | 'amount';
const orders: Readonly<Record<OrderSort, { column: RawBuilder<unknown>; direction: 'asc' | 'desc' }>> = {
  '-orderedAt': { column: sql`o.ordered_at`, direction: 'desc' },
  orderedAt: { column: sql`o.ordered_at`, direction: 'asc' },
  '-amount': { column: sql`o.total_amount`, direction: 'desc' },
  amount: { column: sql`o.total_amount`, direction: 'asc' },
};

export type OrderRowFound = {
  readonly mallId: number;
  readonly mallName: string;
  readonly orderNo: string;
  readonly memberNo: number;
  readonly orderedAt: Date;
  readonly paidAt: Date | null;
  readonly state: OrderState;
  readonly paymentMethod: OrderPaymentMethod;
  readonly ordererName: Personal<'name'>;
  readonly recipient: Personal<'name'>;
  readonly totalAmount: number;
  readonly uploadNo: number | null;
  readonly awaitsReceiver: boolean;
  readonly productName: string;
  readonly image: string;
  readonly lineCount: number;
  readonly pieces: number;
  readonly shipped: number;
  readonly openClaims: number;
  readonly promisedOn: string | null;
  readonly tags: string[];
};

type Page = { readonly sort: OrderSort; readonly key: Key | undefined; readonly limit: number };

/**
 * One page of orders plus one more, which tells whether there is another page. Details beside the order are looked up
 * for this page only.
 */
export async function listOrderRows(
  transaction: OfficeReader,
  wanted: OrdersWanted,
  { sort, key, limit }: Page,
): Promise<OrderRowFound[]> {
  const { column, direction } = orders[sort];
  // Starting at the newest orders helps only when the list is sorted by newest first.
  const brandFrom = sort === '-orderedAt' ? await chooseBrandFrom(transaction, wanted) : 'LINES';
  const by = (alias: RawBuilder<unknown>) => sql`${alias} ${sql.raw(direction)}, o.order_no ${sql.raw(direction)},
    o.mall_id ${sql.raw(direction)}`;
  const { rows } = await sql<OrderRowFound>`
    select o.mall_id, mall.name as mall_name, o.order_no, o.member_no, o.ordered_at, o.paid_at, o.state, o.payment_method,
      o.orderer_name, o.recipient, o.total_amount, o.upload_no, o.is_gift and o.postcode = '' as awaits_receiver,
      first.product_name, first.image, sums.line_count, sums.pieces, sums.promised_on,
      (select coalesce(sum(s.pieces), 0)::int from shipment_line s where s.mall_id = o.mall_id and s.order_no = o.order_no) as shipped,
      (select count(*)::int from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no
        and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')) as open_claims,
      array(select t.tag from order_tag t where t.mall_id = o.mall_id and t.order_no = o.order_no order by t.tag) as tags
    from (
      select o.* ${ordersFound(transaction.scope, wanted, brandFrom)}
        and ${behind([column, sql`o.order_no`, sql`o.mall_id`], key, direction)}
      order by ${by(column)} limit ${limit + 1}) o
    join mall using (mall_id)
    cross join lateral (
      select l.product_name, l.image from order_line l
      where l.mall_id = o.mall_id and l.order_no = o.order_no order by l.line_no limit 1) first
    cross join lateral (
      select count(*)::int as line_count, sum(l.quantity - l.taken_back)::int as pieces,
        to_char(max(l.promised_on) filter (where l.quantity > l.taken_back), 'YYYY-MM-DD') as promised_on from order_line l
      where l.mall_id = o.mall_id and l.order_no = o.order_no) sums
    order by ${by(column)}`.execute(transaction);
  return rows;
}

/** The keys of matching orders, newest first, plus one more than a page; for bulk work. */
export async function listOrderKeys(
  transaction: OfficeReader,
  wanted: OrdersWanted,
  { key, limit }: Omit<Page, 'sort'>,
): Promise<Pick<OrderRowFound, 'mallId' | 'orderNo' | 'orderedAt'>[]> {
  const columns = [sql`o.ordered_at`, sql`o.order_no`, sql`o.mall_id`];
  const { rows } = await sql<Pick<OrderRowFound, 'mallId' | 'orderNo' | 'orderedAt'>>`
    select o.mall_id, o.order_no, o.ordered_at ${ordersFound(transaction.scope, wanted)} and ${behind(columns, key, 'desc')}
    order by o.ordered_at desc, o.order_no desc, o.mall_id desc limit ${limit + 1}`.execute(transaction);
  return rows;
}

/** The number of matching orders, counted up to a limit plus one. */
export const countOrders = (transaction: OfficeReader, wanted: OrdersWanted) =>
  countFound(transaction, ordersFound(transaction.scope, wanted));

/** The total amount and pieces of the matching orders. */
export async function sumOrders(transaction: OfficeReader, wanted: OrdersWanted) {
  const { rows } = await sql<{ amount: number; pieces: number }>`
    select coalesce(sum(f.total_amount), 0)::bigint as amount, coalesce(sum(p.pieces), 0)::int as pieces
    from (select o.mall_id, o.order_no, o.total_amount ${ordersFound(transaction.scope, wanted)}) f
    cross join lateral (
      select sum(l.quantity - l.taken_back) as pieces from order_line l
      where l.mall_id = f.mall_id and l.order_no = f.order_no) p`.execute(transaction);
  return rows[0] ?? { amount: 0, pieces: 0 };
}
