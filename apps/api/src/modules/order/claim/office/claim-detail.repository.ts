import type { Personal } from '@mall/contracts/office/personal';
import type { OrderState } from '@mall/contracts/order-codes';
import type { Claim, ClaimEvent, MallOrder, OrderLine } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import type { OfficeReader } from '../../../../office/office-rows.ts';
import { dueAt, type OfficeClaimKey } from './claim-queue.repository.ts';

export type DetailRow = Pick<
  Selectable<Claim>,
  'state' | 'reason' | 'answer' | 'refundAmount' | 'returnFee' | 'requestedAt' | 'changedAt' | 'refundStartedAt'
> &
  Pick<MallOrder, 'memberNo' | 'orderedAt' | 'deliveredAt'> & {
    readonly mallName: string;
    readonly dueAt: Date | null;
    readonly orderState: OrderState;
    readonly ordererName: Personal<'name'>;
    readonly ordererPhone: Personal<'phone'>;
    readonly pickupRecipient: Personal<'name'> | null;
    readonly pickupPhone: Personal<'phone'>;
    readonly pickupAddress: Personal<'address'>;
    readonly bankCode: string | null;
    readonly accountNumber: Personal<'account'>;
    readonly accountHolder: Personal<'name'>;
  };

/** A claim within the scope, with the parts of its order that the screen shows; undefined when there is none. */
export async function findClaimDetail(
  transaction: OfficeReader,
  { mallId, orderNo, claimNo }: OfficeClaimKey,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select m.name as mall_name, o.member_no, c.state, c.reason, c.answer, c.refund_amount, c.return_fee, c.requested_at, c.changed_at,
      ${dueAt} as due_at, c.refund_started_at, o.state as order_state, o.ordered_at, o.delivered_at, o.orderer_name, o.orderer_phone,
      c.pickup->>'recipient' as pickup_recipient, c.pickup->>'phone' as pickup_phone, c.pickup->>'roadAddress' as pickup_address,
      c.refund_account->>'bankCode' as bank_code, c.refund_account->>'accountNumber' as account_number,
      c.refund_account->>'holder' as account_holder
    from claim c join mall_order o using (mall_id, order_no) join mall m using (mall_id)
    where c.mall_id = ${mallId} and c.order_no = ${orderNo} and c.claim_no = ${claimNo}
      and ${ofScope('c.mallId', transaction.scope)}`.execute(transaction);
  return rows[0];
}

export type ClaimedLineRow = Pick<
  Selectable<OrderLine>,
  'lineNo' | 'productNo' | 'productName' | 'brandName' | 'optionText' | 'image' | 'unitPrice' | 'quantity'
>;

export async function listClaimedLines(transaction: OfficeReader, key: OfficeClaimKey): Promise<ClaimedLineRow[]> {
  const { rows } = await sql<ClaimedLineRow>`
    select l.line_no, l.product_no, l.product_name, l.brand_name, l.option_text, l.image, l.unit_price, cl.quantity
    from claim_line cl join order_line l using (mall_id, order_no, line_no)
    where cl.mall_id = ${key.mallId} and cl.order_no = ${key.orderNo} and cl.claim_no = ${key.claimNo}
    order by l.line_no`.execute(transaction);
  return rows;
}

export type ClaimHistoryRow = Pick<Selectable<ClaimEvent>, 'toState' | 'happenedAt' | 'actor' | 'reason'> & {
  readonly staffName: string | null;
};

/** The history of a claim, newest first, with the names of the staff. */
export async function listClaimHistory(transaction: OfficeReader, key: OfficeClaimKey): Promise<ClaimHistoryRow[]> {
  const { rows } = await sql<ClaimHistoryRow>`
    select e.to_state, e.happened_at, e.actor, s.name as staff_name, e.reason
    from claim_event e left join staff s using (staff_no)
    where e.mall_id = ${key.mallId} and e.order_no = ${key.orderNo} and e.claim_no = ${key.claimNo}
    order by e.event_no desc`.execute(transaction);
  return rows;
}

export type MoneyMove = { readonly kind: string; readonly amount: number; readonly happenedAt: Date };

/** Every payment entry of an order, at the payment service and on account, oldest first. */
export async function listMoneyMoves(
  transaction: OfficeReader,
  { mallId, orderNo }: Pick<OfficeClaimKey, 'mallId' | 'orderNo'>,
): Promise<MoneyMove[]> {
  const { rows } = await sql<MoneyMove>`
    select kind, amount, happened_at from (
      select kind, amount, happened_at, entry_no from payment_entry where mall_id = ${mallId} and order_no = ${orderNo}
      union all
      select kind, amount, happened_at, entry_no from account_entry where mall_id = ${mallId} and order_no = ${orderNo}) moved
    order by happened_at, entry_no`.execute(transaction);
  return rows;
}

export type Habit = { readonly orders: number; readonly returns: number };

/** How many orders a member has placed in the last year, and how many of their claims returned goods. */
export async function countReturns(
  transaction: OfficeReader,
  { mallId, memberNo, since }: { readonly mallId: number; readonly memberNo: number; readonly since: Date },
): Promise<Habit> {
  const { rows } = await sql<Habit>`
    select count(*)::int as orders, coalesce(sum(returned), 0)::int as returns
    from mall_order o cross join lateral (
      select count(*) as returned from claim c
      where c.mall_id = o.mall_id and c.order_no = o.order_no and c.type = 'RETURN' and c.state not in ('REJECTED', 'WITHDRAWN')) r
    where o.mall_id = ${mallId} and o.member_no = ${memberNo} and o.ordered_at >= ${since}
      and o.state not in ('PENDING_PAYMENT', 'EXPIRED')`.execute(transaction);
  return rows[0] ?? { orders: 0, returns: 0 };
}

export type WaitingCase = { readonly caseNo: number; readonly madeBy: string; readonly madeAt: Date };

/** The pending case in which a second person decides this claim. */
export async function findWaitingCase(
  transaction: OfficeReader,
  { mallId, subject, now }: { readonly mallId: number; readonly subject: string; readonly now: Date },
): Promise<WaitingCase | undefined> {
  const { rows } = await sql<WaitingCase>`
    select a.case_no, s.name as made_by, a.made_at from approval_case a join staff s on s.staff_no = a.made_by
    where a.kind = 'claim.refund' and a.of_mall_id = ${mallId} and a.subject = ${subject} and a.state = 'OPEN'
      and a.expires_at > ${now}`.execute(transaction);
  return rows[0];
}
