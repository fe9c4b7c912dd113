import type { Filter } from '@mall/contracts/office/list';
import type { orderFilters } from '@mall/contracts/office/orders';
import type { Personal } from '@mall/contracts/office/personal';
import type { OrderPaymentMethod, OrderState } from '@mall/contracts/order-codes';
import { ofScope } from '@mall/db/in-office';
import type { readOrderSearch } from '@mall/domain/office/order-search';
import { remotePostcodes } from '@mall/domain/remote-area';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, behind, countedTo, either, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type OrdersWanted = { readonly [Name in keyof typeof orderFilters]?: Filter | undefined } & {
  readonly searched?: ReturnType<typeof readOrderSearch>;
};

export type OrderSort = '-orderedAt' | 'orderedAt' | '-amount' | 'amount';
const orders: Readonly<Record<OrderSort, { column: RawBuilder<unknown>; direction: 'asc' | 'desc' }>> = {
  '-orderedAt': { column: sql`o.ordered_at`, direction: 'desc' },
  orderedAt: { column: sql`o.ordered_at`, direction: 'asc' },
  '-amount': { column: sql`o.total_amount`, direction: 'desc' },
  amount: { column: sql`o.total_amount`, direction: 'asc' },
};

type Condition = Expression<SqlBool>;
const anything: Condition = sql<SqlBool>`true`;

const hasOpenClaim: Condition = sql<SqlBool>`exists (
  select from claim c
  where c.mall_id = o.mall_id and c.order_no = o.order_no and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP'))`;
const hasParcel: Condition = sql<SqlBool>`exists (
  select from shipment s where s.mall_id = o.mall_id and s.order_no = o.order_no)`;

const ofPhone = (phone: string): Condition =>
  sql<SqlBool>`(o.orderer_phone_digits = ${phone} or o.recipient_phone_digits = ${phone})`;
const ofName = (name: string): Condition =>
  sql<SqlBool>`(${beginsWith(sql.ref('o.ordererNameKey'), name)} or ${beginsWith(sql.ref('o.recipientNameKey'), name)})`;
const ofInvoice = (invoiceNo: string): Condition =>
  sql<SqlBool>`(o.mall_id, o.order_no) in (select s.mall_id, s.order_no from shipment s where s.invoice_no = ${invoiceNo})`;
const ofProduct = (productNo: string): Condition =>
  sql<SqlBool>`exists (
    select from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no and l.product_no = ${productNo})`;

/** A line of the order of which something holds. */
const hasLine = (condition: Condition): Condition =>
  sql<SqlBool>`exists (select from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no and ${condition})`;
const hasClaimIn = ({ values }: Filter): Condition =>
  sql<SqlBool>`exists (
    select from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no and c.state = any (${[...values]}::text[]))`;
const isRemote: Condition = sql<SqlBool>`exists (
  select from unnest(${remotePostcodes.map(([from]) => String(from))}::text[], ${remotePostcodes.map(([, to]) => String(to))}::text[]) r (f, t)
  where o.postcode between r.f and r.t)`;
const isByHand: Condition = sql<SqlBool>`o.placed_by is not null`;

const unless = (filter: Filter | undefined, condition: (filter: Filter) => Condition): Condition => {
  if (!filter) return anything;
  return filter.operator === 'not' ? sql<SqlBool>`not ${condition(filter)}` : condition(filter);
};

const taggedAs = ({ operator, values }: Filter): Condition => {
  if (operator === 'empty')
    return sql<SqlBool>`not exists (select from order_tag t where t.mall_id = o.mall_id and t.order_no = o.order_no)`;
  return sql<SqlBool>`(o.mall_id, o.order_no) in (select t.mall_id, t.order_no from order_tag t where t.tag = ${values[0] ?? ''})`;
};

function searchCondition(searched: OrdersWanted['searched']): Condition {
  switch (searched?.kind) {
    case 'ORDER':
      return sql<SqlBool>`o.order_no = ${searched.value}`;
    case 'PHONE':
      return ofPhone(searched.value);
    case 'INVOICE':
      return ofInvoice(searched.value);
    case 'PRODUCT':
      return ofProduct(searched.value);
    case 'NAME':
      return ofName(searched.value);
    default:
      return anything;
  }
}

const with1 = (filter: Filter | undefined, condition: (value: string) => Condition): Condition =>
  filter ? condition(filter.values[0] ?? '') : anything;

const isPartly: Condition = sql<SqlBool>`(o.state = 'PREPARING' and ${hasParcel})`;
/** Paid, and nothing of it has left. */
const isUnsent: Condition = sql<SqlBool>`(o.state in ('PAID', 'PREPARING') and not ${hasParcel})`;

function parcelCondition(filter: Filter | undefined): Condition {
  if (!filter) return anything;
  const parts = filter.values.map((value) => (value === 'PARTLY' ? isPartly : isUnsent));
  const any = sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
  return filter.operator === 'not' ? sql<SqlBool>`not ${any}` : any;
}

const found = (scope: OfficeReader['scope'], wanted: OrdersWanted) => sql`
  from mall_order o
  where ${ofScope('o.mallId', scope)}
    and ${matches(sql.ref('o.state'), wanted.state, 'text')}
    and ${matches(sql.ref('o.mallId'), wanted.mallId, 'int')}
    and ${onDays(sql.ref('o.orderedAt'), wanted.orderedOn)}
    and ${matches(sql.ref('o.totalAmount'), wanted.amount, 'bigint')}
    and ${matches(sql.ref('o.paymentMethod'), wanted.method, 'text')}
    and ${matches(sql.ref('o.uploadNo'), wanted.uploadNo, 'int')}
    and ${either(wanted.openClaim, 'Y', hasOpenClaim)}
    and ${parcelCondition(wanted.parcel)}
    and ${matches(sql.ref('o.memberNo'), wanted.memberNo, 'bigint')}
    and ${unless(wanted.claimState, hasClaimIn)}
    and ${with1(wanted.brand, (brand) => hasLine(sql<SqlBool>`l.brand_name = ${brand}`))}
    and ${unless(wanted.deliveryMethod, ({ values }) => hasLine(sql<SqlBool>`l.delivery_method = any (${[...values]}::text[])`))}
    and ${with1(wanted.saleNo, (saleNo) => hasLine(sql<SqlBool>`l.sale_no = ${saleNo}::int`))}
    and ${either(wanted.remote, 'Y', isRemote)}
    and ${either(wanted.byHand, 'Y', isByHand)}
    and ${unless(wanted.tag, taggedAs)}
    and ${with1(wanted.phone, (phone) => ofPhone(phone.replace(/\D/g, '')))}
    and ${with1(wanted.name, (name) => ofName(name.replace(/\s/g, '').toLowerCase()))}
    and ${with1(wanted.product, ofProduct)}
    and ${with1(wanted.invoice, (invoiceNo) => ofInvoice(invoiceNo.replace(/[\s-]/g, '')))}
    and ${searchCondition(wanted.searched)}`;

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
  readonly productName: string;
  readonly image: string;
  readonly lineCount: number;
  readonly pieces: number;
  readonly shipped: number;
  readonly openClaims: number;
  readonly tags: string[];
};

type Page = { readonly sort: OrderSort; readonly key: Key | undefined; readonly limit: number };

/** One row more than wanted; what is beside the order itself is looked up for this page only. */
export async function listOrderRows(
  transaction: OfficeReader,
  wanted: OrdersWanted,
  { sort, key, limit }: Page,
): Promise<OrderRowFound[]> {
  const { column, direction } = orders[sort];
  const by = (alias: RawBuilder<unknown>) => sql`${alias} ${sql.raw(direction)}, o.order_no ${sql.raw(direction)},
    o.mall_id ${sql.raw(direction)}`;
  const { rows } = await sql<OrderRowFound>`
    select o.mall_id, mall.name as mall_name, o.order_no, o.member_no, o.ordered_at, o.paid_at, o.state, o.payment_method,
      o.orderer_name, o.recipient, o.total_amount, o.upload_no, first.product_name, first.image, sums.line_count, sums.pieces,
      (select coalesce(sum(s.pieces), 0)::int from shipment_line s where s.mall_id = o.mall_id and s.order_no = o.order_no) as shipped,
      (select count(*)::int from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no
        and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')) as open_claims,
      array(select t.tag from order_tag t where t.mall_id = o.mall_id and t.order_no = o.order_no order by t.tag) as tags
    from (
      select o.* ${found(transaction.scope, wanted)}
        and ${behind([column, sql`o.order_no`, sql`o.mall_id`], key, direction)}
      order by ${by(column)} limit ${limit + 1}) o
    join mall using (mall_id)
    cross join lateral (
      select l.product_name, l.image from order_line l
      where l.mall_id = o.mall_id and l.order_no = o.order_no order by l.line_no limit 1) first
    cross join lateral (
      select count(*)::int as line_count, sum(l.quantity - l.taken_back)::int as pieces from order_line l
      where l.mall_id = o.mall_id and l.order_no = o.order_no) sums
    order by ${by(column)}`.execute(transaction);
  return rows;
}

/** What is found, the newest first, one more than wanted: for those who do something with each. */
export async function listOrderKeys(
  transaction: OfficeReader,
  wanted: OrdersWanted,
  { key, limit }: Omit<Page, 'sort'>,
): Promise<Pick<OrderRowFound, 'mallId' | 'orderNo' | 'orderedAt'>[]> {
  const columns = [sql`o.ordered_at`, sql`o.order_no`, sql`o.mall_id`];
  const { rows } = await sql<Pick<OrderRowFound, 'mallId' | 'orderNo' | 'orderedAt'>>`
    select o.mall_id, o.order_no, o.ordered_at ${found(transaction.scope, wanted)} and ${behind(columns, key, 'desc')}
    order by o.ordered_at desc, o.order_no desc, o.mall_id desc limit ${limit + 1}`.execute(transaction);
  return rows;
}

/** What is counted, up to one more than a list is counted to, and what it comes to. */
export async function sumOrders(transaction: OfficeReader, wanted: OrdersWanted) {
  const { rows } = await sql<{ count: number; amount: number; pieces: number }>`
    select count(*)::int as count, coalesce(sum(f.total_amount), 0)::bigint as amount, coalesce(sum(p.pieces), 0)::int as pieces
    from (select o.mall_id, o.order_no, o.total_amount ${found(transaction.scope, wanted)} limit ${countedTo + 1}) f
    cross join lateral (
      select sum(l.quantity - l.taken_back) as pieces from order_line l
      where l.mall_id = f.mall_id and l.order_no = f.order_no) p`.execute(transaction);
  return rows[0] ?? { count: 0, amount: 0, pieces: 0 };
}
