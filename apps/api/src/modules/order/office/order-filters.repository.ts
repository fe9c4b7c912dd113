import type { Filter } from '@mall/contracts/office/list';
import type { orderFilters } from '@mall/contracts/office/orders';
import { ofScope } from '@mall/db/in-office';
import type { readOrderSearch } from '@mall/domain/office/order-search';
import { remotePostcodes } from '@mall/domain/remote-area';
import { ungrouped } from '@mall/domain/ungrouped';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, either, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

/**
 * Where a search for a brand starts: in the order lines, or at the newest orders, whose lines are checked until the
 * page is full. The latter suits a brand that is in many of the newest orders.
 */
export type BrandFrom = 'LINES' | 'NEWEST';

export type OrdersWanted = { readonly [Name in keyof typeof orderFilters]?: Filter | undefined } & {
  readonly searched?: ReturnType<typeof readOrderSearch>;
};

type Condition = Expression<SqlBool>;
const anything: Condition = sql<SqlBool>`true`;

/**
 * Whether a row of another table that references the order meets a condition. A scalar subquery, because the planner
 * may turn `exists` into a join over all orders of that table.
 */
const has = (from: RawBuilder<unknown>, condition: Condition): Condition =>
  sql<SqlBool>`(select true from ${from} f where f.mall_id = o.mall_id and f.order_no = o.order_no and ${condition} limit 1) is not null`;
const shipment = sql`shipment`;
const orderLine = sql`order_line`;
const claim = sql`claim`;
const orderTag = sql`order_tag`;

const isOpen: Condition = sql<SqlBool>`f.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')`;
const hasParcel = has(shipment, anything);

const ofPhone = (phone: string): Condition =>
  sql<SqlBool>`(o.orderer_phone_digits = ${phone} or o.recipient_phone_digits = ${phone})`;
const ofName = (name: string): Condition =>
  sql<SqlBool>`(${beginsWith(sql.ref('o.ordererNameKey'), name)} or ${beginsWith(sql.ref('o.recipientNameKey'), name)})`;

/** As ranges of the column itself, so that its index can be used. */
const isRemote: Condition = sql<SqlBool>`(${sql.join(
  remotePostcodes.map(([from, to]) => sql`o.postcode between ${String(from)} and ${String(to)}`),
  sql` or `,
)})`;
/** A line that was not returned was promised for a day before today. */
const isLate: Condition = sql<SqlBool>`(o.state in ('PAID', 'PREPARING', 'SHIPPED') and ${has(
  orderLine,
  sql<SqlBool>`f.promised_on < (now() at time zone 'Asia/Seoul')::date and f.quantity > f.taken_back`,
)})`;
const isByHand: Condition = sql<SqlBool>`o.placed_by is not null`;

const firstOf = ({ values: [value = ''] }: Filter): string => value;
const ofValue = (filter: Filter | undefined, condition: (value: string) => Condition): Condition =>
  filter ? condition(firstOf(filter)) : anything;

const inState = ({ values }: Filter): Condition => sql<SqlBool>`f.state = any (${[...values]}::text[])`;
const isTagged = (tag: string): Condition => sql<SqlBool>`f.tag = ${tag}`;
const isInvoice = (invoiceNo: string): Condition => sql<SqlBool>`f.invoice_no = ${invoiceNo}`;
const isProduct = (productNo: string): Condition => sql<SqlBool>`f.product_no = ${productNo}`;
const isBrand = (name: string): Condition =>
  sql<SqlBool>`f.product_no in (select p.product_no from product p join brand b using (brand_id) where b.name = ${name})`;
/** Only this form restricts the search to orders that have one; any other form is tested on each order. */
const isYes = (filter: Filter | undefined) => filter?.operator === 'is' && filter.values.join() === 'Y';

type Place = { readonly from: RawBuilder<unknown>; readonly condition: Condition };

/** Selective filters: the search starts in the other table that holds their values. */
function placesOf({ searched, ...wanted }: OrdersWanted, brandFrom: BrandFrom): readonly Place[] {
  const places: Place[] = [];
  const add = (from: Place['from'], condition: Condition) => places.push({ from, condition });
  if (isYes(wanted.openClaim)) add(claim, isOpen);
  if (wanted.claimState?.operator === 'is') add(claim, inState(wanted.claimState));
  if (wanted.tag?.operator === 'is') add(orderTag, isTagged(firstOf(wanted.tag)));
  if (wanted.product) add(orderLine, isProduct(firstOf(wanted.product)));
  if (wanted.brand && brandFrom === 'LINES') add(orderLine, isBrand(firstOf(wanted.brand)));
  if (wanted.invoice) add(shipment, isInvoice(ungrouped(firstOf(wanted.invoice))));
  if (searched?.kind === 'INVOICE') add(shipment, isInvoice(searched.value));
  if (searched?.kind === 'PRODUCT') add(orderLine, isProduct(searched.value));
  return places;
}

/**
 * Restricts to the malls of the scope, once: in the table where the search starts, or else on the orders. With both,
 * the planner expects to look for each order in every mall, and scans all orders instead.
 */
function withinScope(scope: OfficeReader['scope'], wanted: OrdersWanted, brandFrom: BrandFrom): Condition {
  const places = placesOf(wanted, brandFrom);
  if (places.length === 0) return ofScope('o.mallId', scope);
  return sql<SqlBool>`${sql.join(
    places.map(
      ({ from, condition }) => sql`(o.mall_id, o.order_no) in (
        select f.mall_id, f.order_no from ${from} f where ${ofScope('f.mallId', scope)} and ${condition})`,
    ),
    sql` and `,
  )}`;
}

function isDeliveredBy(filter: Filter | undefined): Condition {
  if (!filter) return anything;
  const hasLine = has(orderLine, sql<SqlBool>`f.delivery_method = any (${[...filter.values]}::text[])`);
  return filter.operator === 'not' ? sql<SqlBool>`not (${hasLine})` : hasLine;
}

function searchCondition(searched: OrdersWanted['searched']): Condition {
  switch (searched?.kind) {
    case 'ORDER':
      return sql<SqlBool>`o.order_no = ${searched.value}`;
    case 'PHONE':
      return ofPhone(searched.value);
    case 'NAME':
      return ofName(searched.value);
    default:
      return anything;
  }
}

/** A gift without a delivery address yet. */
const awaitsReceiver: Condition = sql<SqlBool>`(o.is_gift and o.postcode = '')`;
const isPartly: Condition = sql<SqlBool>`(o.state = 'PREPARING' and ${hasParcel})`;
/** Paid, with nothing shipped yet. */
const isUnsent: Condition = sql<SqlBool>`(o.state in ('PAID', 'PREPARING') and not (${hasParcel}))`;

function parcelCondition(filter: Filter | undefined): Condition {
  if (!filter) return anything;
  const parts = filter.values.map((value) => (value === 'PARTLY' ? isPartly : isUnsent));
  const any = sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
  return filter.operator === 'not' ? sql<SqlBool>`not ${any}` : any;
}

/** `from … where …` of the matching orders of the scope, as `o`. */
export const ordersFound = (scope: OfficeReader['scope'], wanted: OrdersWanted, brandFrom: BrandFrom = 'LINES') => sql`
  from mall_order o
  where ${withinScope(scope, wanted, brandFrom)}
    and ${brandFrom === 'NEWEST' ? ofValue(wanted.brand, (name) => has(orderLine, isBrand(name))) : anything}
    and ${matches(sql.ref('o.state'), wanted.state, 'text')}
    and ${matches(sql.ref('o.mallId'), wanted.mallId, 'int')}
    and ${onDays(sql.ref('o.orderedAt'), wanted.orderedOn)}
    and ${matches(sql.ref('o.totalAmount'), wanted.amount, 'bigint')}
    and ${matches(sql.ref('o.paymentMethod'), wanted.method, 'text')}
    and ${matches(sql.ref('o.uploadNo'), wanted.uploadNo, 'int')}
    and ${isYes(wanted.openClaim) ? anything : either(wanted.openClaim, 'Y', has(claim, isOpen))}
    and ${parcelCondition(wanted.parcel)}
    and ${matches(sql.ref('o.memberNo'), wanted.memberNo, 'bigint')}
    and ${wanted.claimState?.operator === 'not' ? sql<SqlBool>`not (${has(claim, inState(wanted.claimState))})` : anything}
    and ${wanted.tag?.operator === 'empty' ? sql<SqlBool>`not (${has(orderTag, anything)})` : anything}
    and ${isDeliveredBy(wanted.deliveryMethod)}
    and ${ofValue(wanted.saleNo, (saleNo) => has(orderLine, sql<SqlBool>`f.sale_no = ${saleNo}::int`))}
    and ${either(wanted.remote, 'Y', isRemote)}
    and ${either(wanted.byHand, 'Y', isByHand)}
    and ${either(wanted.late, 'Y', isLate)}
    and ${either(wanted.awaitsReceiver, 'Y', awaitsReceiver)}
    and ${ofValue(wanted.phone, (phone) => ofPhone(phone.replace(/\D/g, '')))}
    and ${ofValue(wanted.name, (name) => ofName(name.replace(/\s/g, '').toLowerCase()))}
    and ${searchCondition(wanted.searched)}`;

const manyLines = 2_000;
const newest = 1_000;
/** Of the newest orders. From this count on, a page is full after some four thousand orders. */
const oftenAmongNewest = 15;

/** Chooses by how common the brand is: a rare brand has few lines, which are cheap to read (and to count here). */
export async function chooseBrandFrom(transaction: OfficeReader, { brand }: OrdersWanted): Promise<BrandFrom> {
  if (!brand) return 'LINES';
  const { scope } = transaction;
  const ofBrand = isBrand(firstOf(brand));
  const { rows } = await sql<{ count: number }>`
    select (case when (
        select count(*) from (select from order_line f where ${ofScope('f.mallId', scope)} and ${ofBrand} limit ${manyLines}) l
      ) = ${manyLines} then (
        select count(*) from (
          select o.mall_id, o.order_no from mall_order o where ${ofScope('o.mallId', scope)}
          order by o.ordered_at desc, o.order_no desc, o.mall_id desc limit ${newest}
        ) o where ${has(orderLine, ofBrand)}
      ) else 0 end)::int as count`.execute(transaction);
  return (rows[0]?.count ?? 0) >= oftenAmongNewest ? 'NEWEST' : 'LINES';
}
