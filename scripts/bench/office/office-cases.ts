import { type SelectQueryBuilder, sql } from 'kysely';
import { beginsWith } from '../../../apps/api/src/office/list-page.ts';
import type { DB } from '../../../packages/db/src/generated.ts';
import { type OfficeTransaction, ofScope } from '../../../packages/db/src/in-office.ts';

/** Somebody who calls, as the members and orders of the seed know them. */
export type Caller = { readonly name: string; readonly phone: string; readonly invoiceNo: string };
export type OfficeCase = {
  readonly name: string;
  readonly read: (transaction: OfficeTransaction) => Promise<unknown>;
};

/** One more than is shown says whether there is another page. */
const pageSize = 51;
const hits = 6;
const mostCounted = 10_001;

const ordersOf = (transaction: OfficeTransaction) =>
  transaction.selectFrom('mallOrder as o').where(ofScope('o.mallId', transaction.scope));
const pageOf = (orders: ReturnType<typeof ordersOf>, limit = pageSize) =>
  orders
    .select(['o.mallId', 'o.orderNo', 'o.state', 'o.orderedAt', 'o.ordererName', 'o.totalAmount', 'o.paymentMethod'])
    .orderBy('o.orderedAt', 'desc')
    .orderBy('o.orderNo', 'desc')
    .limit(limit);
const membersOf = (transaction: OfficeTransaction) =>
  transaction
    .selectFrom('member as m')
    .select(['m.mallId', 'm.memberNo', 'm.loginId', 'm.name', 'm.phone', 'm.state'])
    .where(ofScope('m.mallId', transaction.scope))
    .orderBy('m.nameKey')
    .orderBy('m.memberNo')
    .limit(hits);

type Members = ReturnType<typeof membersOf>;

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const nobody = '뷁';

/** What a page of orders shows beside them: its lines, since when it is where it is, its open claim. */
const wholePage = (transaction: OfficeTransaction) =>
  transaction
    .with('page', () => pageOf(ordersOf(transaction)))
    .selectFrom('page as o')
    .innerJoin('mall', 'mall.mallId', 'o.mallId')
    .select(['o.orderNo', 'mall.name'])
    .select((is) => [
      is
        .selectFrom('orderLine as l')
        .select(sql<string>`min(l.product_name) || ' ' || sum(l.quantity)`.as('lines'))
        .whereRef('l.mallId', '=', 'o.mallId')
        .whereRef('l.orderNo', '=', 'o.orderNo')
        .as('lines'),
      is
        .selectFrom('orderEvent as e')
        .select((event) => event.fn.max('e.happenedAt').as('since'))
        .whereRef('e.mallId', '=', 'o.mallId')
        .whereRef('e.orderNo', '=', 'o.orderNo')
        .as('since'),
      is
        .selectFrom('claim as c')
        .select((claim) => claim.fn.countAll().as('claims'))
        .whereRef('c.mallId', '=', 'o.mallId')
        .whereRef('c.orderNo', '=', 'o.orderNo')
        .where('c.state', 'in', ['REQUESTED', 'APPROVED', 'PICKED_UP'])
        .as('claims'),
    ]);

type Orders = ReturnType<typeof ordersOf>;
const filtered = (name: string, narrow: (orders: Orders) => Orders, limit = pageSize): OfficeCase => ({
  name,
  read: (transaction) => pageOf(narrow(ordersOf(transaction)), limit).execute(),
});
/**
 * Of what is filtered in another table, that one names the malls, and the orders do not: with both the planner expects each look-up of an
 * order to try every mall.
 */
const elsewhere = (
  name: string,
  find: (transaction: OfficeTransaction) => SelectQueryBuilder<DB, never, { mallId: number; orderNo: string }>,
): OfficeCase => ({
  name,
  read: (transaction) =>
    pageOf(
      transaction
        .selectFrom('mallOrder as o')
        .where((is) => is(is.refTuple('o.mallId', 'o.orderNo'), 'in', find(transaction).$asTuple('mallId', 'orderNo'))),
    ).execute(),
});
const counted = (name: string, narrow: (orders: Orders) => Orders): OfficeCase => ({
  name,
  read: (transaction) =>
    transaction
      .selectFrom(narrow(ordersOf(transaction)).select('o.mallId').limit(mostCounted).as('counted'))
      .select((is) => is.fn.countAll().as('n'))
      .execute(),
});

export const officeCases = (caller: Caller): OfficeCase[] => [...orderLists(caller), ...callerSearch(caller)];

function orderLists({ phone, invoiceNo }: Caller): OfficeCase[] {
  return [
    filtered('orders, first page', (orders) => orders),
    { name: '… with lines, moves, claims', read: (transaction) => wholePage(transaction).execute() },
    filtered('… a page 300 days back', (orders) =>
      orders.where(sql<boolean>`(o.ordered_at, o.order_no) < (${daysAgo(300)}, '2')`),
    ),
    filtered('… confirmed, of a year', (orders) =>
      orders
        .where('o.state', '=', 'CONFIRMED')
        .where('o.orderedAt', '>=', daysAgo(365))
        .where('o.orderedAt', '<', daysAgo(1)),
    ),
    filtered('… cancelled, of a week', (orders) =>
      orders
        .where('o.state', '=', 'CANCELLED')
        .where('o.orderedAt', '>=', daysAgo(100))
        .where('o.orderedAt', '<', daysAgo(93)),
    ),
    filtered('… to prepare', (orders) => orders.where('o.state', '=', 'PAID')),
    filtered('… unpaid', (orders) => orders.where('o.state', '=', 'PENDING_PAYMENT')),
    filtered('… of an amount', (orders) =>
      orders.where('o.totalAmount', '>=', 190_000).where('o.totalAmount', '<=', 200_000),
    ),
    elsewhere('… of a product', (transaction) =>
      transaction
        .selectFrom('orderLine as f')
        .select(['f.mallId', 'f.orderNo'])
        .where(ofScope('f.mallId', transaction.scope))
        .where('f.productNo', '=', 'GD100100'),
    ),
    elsewhere('… with an open claim', (transaction) =>
      transaction
        .selectFrom('claim as f')
        .select(['f.mallId', 'f.orderNo'])
        .where(ofScope('f.mallId', transaction.scope))
        .where('f.state', 'in', ['REQUESTED', 'APPROVED', 'PICKED_UP']),
    ),
    elsewhere('… of an invoice', (transaction) =>
      transaction
        .selectFrom('shipment as f')
        .select(['f.mallId', 'f.orderNo'])
        .where(ofScope('f.mallId', transaction.scope))
        .where('f.invoiceNo', '=', invoiceNo),
    ),
    filtered('… of a phone', (orders) =>
      orders.where((is) => is.or({ 'o.ordererPhoneDigits': phone, 'o.recipientPhoneDigits': phone })),
    ),
    filtered('… whose name begins with 김민', (orders) =>
      orders.where(beginsWith(sql.ref('o.ordererNameKey'), '김민')),
    ),
    filtered('… nothing found', (orders) => orders.where(beginsWith(sql.ref('o.ordererNameKey'), nobody))),
    counted('… how many, to 10,001', (orders) => orders),
    counted('… how many confirmed of a year', (orders) =>
      orders.where('o.state', '=', 'CONFIRMED').where('o.orderedAt', '>=', daysAgo(365)),
    ),
  ];
}

function callerSearch({ name, phone }: Caller): OfficeCase[] {
  const end = phone.slice(-4);
  const members = (title: string, narrow: (found: Members) => Members): OfficeCase => ({
    name: title,
    read: (transaction) => narrow(membersOf(transaction)).execute(),
  });
  return [
    members('caller by phone: members', (found) => found.where('m.phone', '=', phone)),
    members('… by name and last four', (found) => found.where('m.nameKey', '=', name).where('m.phoneEnd', '=', end)),
    members('… by 김민 and last four', (found) =>
      found.where(beginsWith(sql.ref('m.nameKey'), '김민')).where('m.phoneEnd', '=', end),
    ),
    members('… by 김 and last four', (found) =>
      found.where(beginsWith(sql.ref('m.nameKey'), '김')).where('m.phoneEnd', '=', end),
    ),
    filtered(
      'caller by 김 and last four: orders',
      (orders) =>
        orders.where((is) =>
          is.or([
            is.and([beginsWith(sql.ref('o.ordererNameKey'), '김'), is('o.ordererPhoneEnd', '=', end)]),
            is.and([beginsWith(sql.ref('o.recipientNameKey'), '김'), is('o.recipientPhoneEnd', '=', end)]),
          ]),
        ),
      hits,
    ),
  ];
}
