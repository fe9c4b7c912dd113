import type { listOfficeClaims } from '@mall/contracts/office/claims';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { Personal } from '@mall/contracts/office/personal';
import type { ClaimFault, ClaimState, ClaimType } from '@mall/contracts/order-codes';
import { ofScope } from '@mall/db/in-office';
import { claimPromiseHours } from '@mall/domain/office/claim-promise';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../../office/count-found.repository.ts';
import { beginsWith, behind, dueWhen, inOrder, type Key, matches, onDays } from '../../../../office/list-page.ts';
import type { OfficeReader } from '../../../../office/office-rows.ts';

/** Identifies a claim of any mall. */
export type OfficeClaimKey = { readonly mallId: number; readonly orderNo: string; readonly claimNo: number };

export type QueuedClaim = OfficeClaimKey & {
  readonly mallName: string;
  readonly memberNo: number;
  readonly type: ClaimType;
  readonly state: ClaimState;
  readonly fault: ClaimFault;
  readonly reason: string;
  readonly ordererName: Personal<'name'>;
  readonly productName: string;
  readonly image: string;
  readonly lineCount: number;
  readonly pieces: number;
  readonly refundAmount: number;
  readonly returnFee: number;
  readonly requestedAt: Date;
  readonly dueAt: Date | null;
  readonly refundStartedAt: Date | null;
};

type Query = OfficeRequest<typeof listOfficeClaims>['query'];
type Wanted = { readonly query: Query; readonly now: Date; readonly stuckBefore: Date };

const isOpen = sql<SqlBool>`c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')`;
const since = sql`case c.state when 'REQUESTED' then c.requested_at else c.changed_at end`;
const promise = sql.join(
  Object.entries(claimPromiseHours).map(
    ([state, hours]) => sql`when ${sql.lit(state)} then ${sql.lit(`${hours} hours`)}::interval`,
  ),
  sql` `,
);
/** When an open claim is due for its next step; null once it is settled. */
export const dueAt = sql`((${since}) + case c.state ${promise} end)`;

/**
 * One page of claims plus one more, which tells whether there is another page. Details beside a claim are looked up for
 * this page only.
 */
export async function listQueuedClaims(
  transaction: OfficeReader,
  wanted: Wanted & { readonly key: Key | undefined; readonly size: number },
): Promise<QueuedClaim[]> {
  const { order, after } = orderOf(wanted.query.sort ?? 'dueAt', wanted.key);
  const { rows } = await sql<QueuedClaim>`
    select c.mall_id, m.name as mall_name, c.order_no, c.claim_no, o.member_no, c.type, c.state, c.fault, c.reason,
      o.orderer_name, first.product_name, first.image, first.line_count, first.pieces,
      c.refund_amount, c.return_fee, c.requested_at, ${dueAt} as due_at, c.refund_started_at
    from (
      select c.* ${found(transaction.scope, wanted)} and ${after} order by ${order} limit ${wanted.size + 1}) c
      join mall_order o using (mall_id, order_no) join mall m using (mall_id)
      cross join lateral (
        select min(l.product_name) filter (where l.line_no = least_no) as product_name,
          min(l.image) filter (where l.line_no = least_no) as image, count(*)::int as line_count, sum(pieces)::int as pieces
        from (
          select l.product_name, l.image, l.line_no, cl.quantity as pieces, min(l.line_no) over () as least_no
          from claim_line cl join order_line l using (mall_id, order_no, line_no)
          where cl.mall_id = c.mall_id and cl.order_no = c.order_no and cl.claim_no = c.claim_no) l) first
    order by ${order}`.execute(transaction);
  return rows;
}

export const countQueuedClaims = (transaction: OfficeReader, wanted: Wanted) =>
  countFound(transaction, found(transaction.scope, wanted));

/** Joins the orders only when the search needs them. */
function found(scope: OfficeReader['scope'], wanted: Wanted) {
  const words = wanted.query.q?.trim() ?? '';
  return sql`
    from claim c ${words === '' ? sql`` : sql`join mall_order o using (mall_id, order_no)`}
    where ${sql.join(conditions(scope, wanted), sql` and `)}`;
}

const tail = [sql`c.order_no`, sql`c.claim_no`, sql`c.mall_id`];

/** Open claims by due time; settled ones have none and come last. */
function orderOf(sort: NonNullable<Query['sort']>, key: Key | undefined) {
  const first = sort === 'dueAt' ? sql`coalesce(${dueAt}, 'infinity')` : sql`c.requested_at`;
  const direction = sort === '-requestedAt' ? 'desc' : 'asc';
  const columns = [first, ...tail];
  const order = inOrder(columns, direction);
  return { order, after: behind(columns, key, direction) };
}

function conditions(scope: OfficeReader['scope'], { query, ...moment }: Wanted): Expression<SqlBool>[] {
  return [
    ofScope('c.mallId', scope),
    matches(sql`c.mall_id`, query.mallId, 'int'),
    matches(sql`c.type`, query.type, 'text'),
    matches(sql`c.state::text`, query.state, 'text'),
    matches(sql`c.fault`, query.fault, 'text'),
    onDays(sql`c.requested_at`, query.requested),
    matches(sql`c.refund_amount`, query.amount, 'bigint'),
    hasProduct(query.product),
    isDue(query.due, moment),
    isRefunding(query.refund, moment),
    matchesText(query.q),
  ];
}

const anything = sql<SqlBool>`true`;

function hasProduct(filter: Query['product']): Expression<SqlBool> {
  if (!filter) return anything;
  return sql<SqlBool>`exists (
    select from claim_line cl join order_line l using (mall_id, order_no, line_no)
    where cl.mall_id = c.mall_id and cl.order_no = c.order_no and cl.claim_no = c.claim_no
      and ${matches(sql`l.product_no`, filter, 'text')})`;
}

type Moment = Pick<Wanted, 'now' | 'stuckBefore'>;

function isDue(filter: Query['due'], { now }: Moment): Expression<SqlBool> {
  if (!filter) return anything;
  return sql<SqlBool>`(${isOpen} and ${matches(dueWhen(dueAt, now), filter, 'text')})`;
}

function isRefunding(filter: Query['refund'], { stuckBefore }: Moment): Expression<SqlBool> {
  if (!filter) return anything;
  const which = sql`case when c.refund_started_at is null then '' when c.refund_started_at <= ${stuckBefore} then 'stuck' else 'moving' end`;
  return sql<SqlBool>`(${isOpen} and ${matches(which, filter, 'text')})`;
}

/** Matches a phone number, the beginning of an order number, or the beginning of the orderer's name. */
function matchesText(words: string | undefined): Expression<SqlBool> {
  const said = words?.trim() ?? '';
  if (said === '') return anything;
  const digits = said.replaceAll(/[\s-]/g, '');
  if (/^01\d{8,9}$/.test(digits)) return sql<SqlBool>`o.orderer_phone_digits = ${digits}`;
  if (/^20\d{4,14}$/.test(digits)) return beginsWith(sql`c.order_no`, digits);
  return beginsWith(sql`o.orderer_name_key`, said.replaceAll(' ', '').toLowerCase());
}
