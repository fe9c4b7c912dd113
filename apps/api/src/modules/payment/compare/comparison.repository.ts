import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { AttemptKey } from '../attempt.repository.ts';

export type HeldAttempt = {
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly paymentKey: string | null;
  readonly state: string;
  readonly startedAt: Date;
  /** What the ledger holds, in won. */
  readonly held: number;
};

const heldAttempts = sql`
  select a.order_no, a.attempt_no, a.payment_key, a.state, a.started_at, coalesce(sum(e.amount), 0)::bigint as held
  from payment_attempt a left join payment_entry e using (mall_id, order_no, attempt_no)`;
const byAttempt = sql`group by a.mall_id, a.order_no, a.attempt_no order by a.started_at`;

/** What to compare: everything started since then, and these orders. */
export type Compared = { readonly since?: Date; readonly orderNos?: readonly string[] };
const isCompared = ({ since, orderNos = [] }: Compared, begun: string, orderNo: string) => {
  const isNamed = sql`${sql.ref(orderNo)} = any (${[...orderNos]}::text[])`;
  return since ? sql`(${sql.ref(begun)} >= ${since} or ${isNamed})` : isNamed;
};

/** The attempts to compare, with what the ledger holds for each. */
export async function listHeldAttempts(transaction: MallTransaction, compared: Compared): Promise<HeldAttempt[]> {
  const { rows } = await sql<HeldAttempt>`${heldAttempts}
    where a.mall_id = ${transaction.mallId} and ${isCompared(compared, 'a.startedAt', 'a.orderNo')} ${byAttempt}`.execute(
    transaction,
  );
  return rows;
}

/** The existing ones of the named attempts, with what the ledger holds for each. */
export async function listNamedAttempts(
  transaction: MallTransaction,
  names: readonly AttemptKey[],
): Promise<HeldAttempt[]> {
  const { rows } = await sql<HeldAttempt>`${heldAttempts}
    where a.mall_id = ${transaction.mallId} and (a.order_no, a.attempt_no) in (
      select * from unnest(${names.map(({ orderNo }) => orderNo)}::text[], ${names.map(({ attemptNo }) => attemptNo)}::int[]))
    ${byAttempt}`.execute(transaction);
  return rows;
}

// For an order on account, the member's debt takes the place of money held.
const onAccount = sql`coalesce((
  select sum(c.amount) from account_entry c where c.mall_id = o.mall_id and c.order_no = o.order_no), 0)`;

export type HeldOrder = {
  readonly orderNo: string;
  readonly state: string;
  readonly held: number;
  /** What should be held according to the order, in won, including late deposits. */
  readonly owed: number;
};

/** The compared orders that disagree with the ledger, except while a refund of the order is in progress. */
export async function listUnevenOrders(transaction: MallTransaction, compared: Compared): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    with held as (
      select o.order_no, o.state, (coalesce(sum(e.amount), 0) + ${onAccount})::bigint as held,
        case when o.paid_at is null then 0 else o.total_amount - o.refunded_amount end
          + coalesce(sum(e.amount) filter (where a.state = 'HELD'), 0)::bigint as owed
      from mall_order o
        left join payment_entry e using (mall_id, order_no)
        left join payment_attempt a using (mall_id, order_no, attempt_no)
      where o.mall_id = ${transaction.mallId} and ${isCompared(compared, 'o.orderedAt', 'o.orderNo')}
      group by o.mall_id, o.order_no
    )
    select * from held
    where held <> owed and not exists (
      select from claim c
      where c.mall_id = ${transaction.mallId} and c.order_no = held.order_no
        and c.refund_started_at is not null and c.state in ('REQUESTED', 'PICKED_UP'))
    order by order_no`.execute(transaction);
  return rows;
}
