import type { DepositKind, listDeposits } from '@mall/contracts/office/deposits';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import { ofScope } from '@mall/db/in-office';
import { tasks } from '@mall/domain/office/tasks';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  beginsWith,
  behind,
  countedTo,
  dueWhen,
  inOrder,
  type Key,
  matches,
  onDays,
} from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type QueuedDeposit = {
  readonly mallId: number;
  readonly mallName: string;
  readonly orderNo: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly method: PaymentMethod | null;
  readonly amount: number;
  readonly expected: number;
  readonly held: number;
  readonly since: Date;
  readonly dueAt: Date;
  /** The attempt's state, or why a receipt was rejected. */
  readonly answer: string;
  readonly askedAt: Date | null;
  readonly caseNo: number | null;
};

type Query = OfficeRequest<typeof listDeposits>['query'];
type Wanted = { readonly query: Query; readonly now: Date };

/** How long the payment service may take to send its notice before staff have to look; minutes. */
export const graceMinutes = 10;
const promise = sql`${sql.lit(`${tasks.deposits.promisedHours} hours`)}::interval`;
/** What the ledger holds for an attempt, in won. */
export const heldOf = sql<number>`(select coalesce(sum(e.amount), 0)::bigint from payment_entry e
  where e.mall_id = a.mall_id and e.order_no = a.order_no and e.attempt_no = a.attempt_no)`;
/** The amount that a cash receipt should have, in won. */
export const cashOf = sql`(select coalesce(sum(e.amount), 0)::bigint
  from payment_attempt a join payment_entry e using (mall_id, order_no, attempt_no)
  where a.mall_id = r.mall_id and a.order_no = r.order_no and a.state = 'DONE' and a.method in ('TRANSFER', 'VIRTUAL_ACCOUNT'))`;

/** Everything that waits in the malls of the scope, each kind from its own table. */
function queue(scope: OfficeReader['scope'], now: Date) {
  const cutoff = sql`${now}::timestamptz - ${sql.lit(`${graceMinutes} minutes`)}::interval`;
  const late = sql`
    select a.mall_id, a.order_no, 'LATE'::text as kind, a.attempt_no::text as name, a.method, ${heldOf} as amount, 0::bigint as expected,
      ${heldOf} as held, a.changed_at as since, a.changed_at + ${promise} as due_at, a.state as answer, a.recovered_at as asked_at
    from payment_attempt a where a.state = 'HELD' and ${ofScope('a.mallId', scope)}`;
  const stuck = sql`
    select a.mall_id, a.order_no, 'STUCK', a.attempt_no::text, a.method, a.amount, case a.state when 'CONFIRMING' then a.amount else 0 end,
      ${heldOf}, a.changed_at, a.changed_at + interval '1 hour', a.state, a.recovered_at
    from payment_attempt a
    where a.state in ('CONFIRMING', 'RETURNING') and a.changed_at < ${cutoff} and ${ofScope('a.mallId', scope)}`;
  const waiting = sql`
    select a.mall_id, a.order_no, 'WAITING', a.attempt_no::text, a.method, a.amount, a.amount, 0, a.started_at, o.expires_at,
      a.state, a.recovered_at
    from payment_attempt a join mall_order o using (mall_id, order_no)
    where a.state = 'WAITING' and ${ofScope('a.mallId', scope)}`;
  const unhandled = sql`
    select n.mall_id, a.order_no, 'NOTICE', n.event_id, a.method, a.amount, a.amount, ${heldOf}, n.received_at,
      n.received_at + ${promise}, a.state, a.recovered_at
    from payment_event n join payment_attempt a on a.mall_id = n.mall_id and a.payment_key = n.payment_key
    where n.handled_at is null and n.received_at < ${cutoff} and ${ofScope('n.mallId', scope)}`;
  const refused = sql`
    select r.mall_id, r.order_no, 'RECEIPT', '', null, abs(r.amount - ${cashOf}), ${cashOf}, r.amount, r.changed_at,
      r.changed_at + ${promise}, r.failure, r.changed_at
    from cash_receipt r
    where (r.failure <> '' or (not r.is_settled and r.changed_at < ${cutoff})) and ${ofScope('r.mallId', scope)}`;
  return sql`(${sql.join([late, stuck, waiting, unhandled, refused], sql` union all `)}) q`;
}

/** One page of rows plus one more, which tells whether there is another page. */
export async function listQueuedDeposits(
  transaction: OfficeReader,
  wanted: Wanted & { readonly key: Key | undefined; readonly size: number },
): Promise<QueuedDeposit[]> {
  const { sort = 'since' } = wanted.query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const columns = [sort.endsWith('amount') ? sql`q.amount` : sql`q.since`, ...tail];
  const order = inOrder(columns, direction);
  const { rows } = await sql<QueuedDeposit>`
    select q.*, m.name as mall_name,
      (select c.case_no from approval_case c where c.kind = 'deposit.return' and c.of_mall_id = q.mall_id
        and c.subject = 'deposit ' || q.order_no and c.state = 'OPEN' and c.expires_at > ${wanted.now}) as case_no
    from ${queue(transaction.scope, wanted.now)} join mall m using (mall_id)
    where ${conditions(wanted)} and ${behind(columns, wanted.key, direction)}
    order by ${order} limit ${wanted.size + 1}`.execute(transaction);
  return rows;
}
const tail = [sql`q.order_no`, sql`q.kind`, sql`q.name`, sql`q.mall_id`];

/** How many there are, counted up to the list's limit, and their total in won. */
export async function sumQueuedDeposits(transaction: OfficeReader, wanted: Wanted) {
  const { rows } = await sql<{ found: number; amount: number }>`
    select count(*)::int as found, coalesce(sum(amount), 0)::bigint as amount
    from (select q.amount from ${queue(transaction.scope, wanted.now)} where ${conditions(wanted)}
      limit ${sql.lit(countedTo + 1)}) found`.execute(transaction);
  return rows[0] ?? { found: 0, amount: 0 };
}

function conditions({ query, now }: Wanted): Expression<SqlBool> {
  const all = [
    matches(sql`q.mall_id`, query.mallId, 'int'),
    matches(sql`q.kind`, query.kind, 'text'),
    matches(sql`q.method`, query.method, 'text'),
    matches(sql`q.amount`, query.amount, 'bigint'),
    onDays(sql`q.since`, query.since),
    matches(dueWhen(sql`q.due_at`, now), query.due, 'text'),
    beginsWith(sql`q.order_no`, digitsOf(query.q)),
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** An order number as it was typed or pasted. */
export const digitsOf = (words: string | undefined): string => words?.replaceAll(/\D/g, '') ?? '';
