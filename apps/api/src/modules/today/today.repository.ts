import type { RoleCode } from '@mall/contracts/office/rights';
import { mostOldest, type TaskKind } from '@mall/contracts/office/today';
import { type OfficeScope, ofScope } from '@mall/db/in-office';
import { boundOf } from '@mall/domain/office/rights';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countedTo } from '../../office/list-page.ts';
import type { OfficeReader } from '../../office/office-rows.ts';
import type { Reach } from '../../office/rights-of.ts';

type Condition = (reach: Reach) => RawBuilder<SqlBool>;
/** The condition of the grants for a kind of which staff with the permission may see only a part. */
const within = (reaches: readonly Reach[], condition: Condition): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    [sql`false`, ...reaches.map((reach) => sql`(${ofScope('mallId', reach.scope)} and ${condition(reach)})`)],
    sql` or `,
  )})`;
const ofCarrier: Condition = ({ carrier }) => (carrier === null ? sql`true` : sql`plan_carrier = ${carrier}`);
const ofCategory: Condition = ({ roleCode }) =>
  boundOf(roleCode as RoleCode, 'questions.write').only === 'phones' ? sql`category = 'WIRELESS'` : sql`true`;

type Who = {
  readonly staffNo: number;
  readonly reaches: readonly Reach[];
  /** The kinds of cases that they decide, and where. */
  readonly decides: readonly { readonly kind: string; readonly scope: OfficeScope }[];
  readonly now: Date;
};

/** The open rows: their mall, their number in it, and since when. */
const waiting: Readonly<Record<TaskKind, (who: Who) => RawBuilder<unknown>>> = {
  // A gift becomes a task once its receiver has given the address.
  orders: () =>
    sql`select mall_id, order_no as key, coalesce(paid_at, ordered_at) as since from mall_order
      where state in ('PAID', 'PREPARING') and postcode <> ''`,
  claims: () =>
    sql`select mall_id, order_no || '-' || claim_no as key, requested_at as since from claim where state = 'REQUESTED'`,
  applications: ({ reaches }) =>
    sql`select mall_id, application_no as key, moved_at as since from application where state = 'CERTIFIED' and ${within(reaches, ofCarrier)}`,
  subscriptions: () =>
    sql`select mall_id, application_no as key, submitted_at as since from subscription_application where state = 'RECEIVED'`,
  questions: ({ reaches }) =>
    sql`select mall_id, question_no::text as key, asked_at as since from question where answered_at is null and ${within(reaches, ofCategory)}`,
  customerReviews: () =>
    sql`select r.mall_id, r.review_no::text as key, min(p.reported_at) as since
      from customer_review r join review_report p on p.mall_id = r.mall_id and p.review_no = r.review_no and p.settled_at is null
      where r.report_count > 0 group by r.mall_id, r.review_no`,
  joining: () =>
    sql`select mall_id, member_no::text as key, joined_at as since from member where approval = 'R' and state <> 'WITHDRAWN'`,
  // The catalogue belongs to all malls, and so do those who decide; nobody decides their own.
  approvals: ({ staffNo, reaches }) =>
    sql`select null::int as mall_id, request_no::text as key, sent_at as since from product_request
      where state = 'R' and staff_no <> ${staffNo} and ${reaches.some(({ scope }) => scope.kind === 'all')}`,
  deposits: () =>
    sql`select mall_id, order_no || '-LATE-' || attempt_no as key, changed_at as since from payment_attempt where state = 'HELD'`,
  differences: () =>
    sql`select mall_id, name as key, found_at as since from payment_difference where agreed_at is null and resolved_at is null`,
  drafts: () =>
    sql`select mall_id, kind || '-' || key as key, made_at as since from content_revision
      where is_current and state = 'DRAFT' and kind in ('POPUP', 'EXHIBITION', 'KEYWORDS', 'PAGE')`,
  lint: ({ now }) =>
    sql`select mall_id, finding_no::text as key, first_seen_at as since from lint_finding
      where gone_at is null and severity = 'RED' and (waived_until is null or waived_until < (${now}::timestamptz at time zone 'Asia/Seoul')::date)`,
  privacy: () =>
    sql`select mall_id, request_no::text as key, opened_at as since from privacy_request where state = 'OPEN'`,
  mails: () => sql`select mall_id, mail_no::text as key, failed_at as since from mail where failed_at is not null`,
  followUps: () => sql`select mall_id, contact_no::text as key, due_at as since from follow_up where done_at is null`,
  // The maker of a case does not decide it.
  cases: ({ staffNo, decides, now }) => {
    const mine = decides.map(({ kind, scope }) => sql`(kind = ${kind} and ${ofScope('ofMallId', scope)})`);
    return sql`select of_mall_id as mall_id, case_no::text as key, made_at as since from approval_case
      where state = 'OPEN' and expires_at > ${now} and made_by <> ${staffNo}
        and (${sql.join([sql`false`, ...mine], sql` or `)})`;
  },
  // A review covers all malls, and so must the permission.
  review: ({ reaches }) =>
    sql`select null::int as mall_id, '' as key, opened_at as since from access_review
      where signed_at is null and ${reaches.some(({ scope }) => scope.kind === 'all')}`,
  asked: ({ staffNo }) =>
    sql`select null::int as mall_id, finding_no::text as key, decided_at as since from review_finding where state = 'ASKED' and staff_no = ${staffNo}`,
};

type Due = {
  readonly lateBefore: Date;
  readonly todayBefore: Date;
  readonly who: Who;
  readonly isPersonal: boolean;
};
type WaitingRow = {
  readonly found: number;
  readonly late: number;
  readonly dueToday: number;
  /** The moment as text, because it is inside JSON. */
  readonly oldest: readonly { readonly mallId: number | null; readonly key: string; readonly since: string }[];
};

/** How many tasks of a kind are open in the malls of the scope, counted up to 10,000, and the oldest ones, the oldest first. */
export async function countWaiting(
  transaction: OfficeReader,
  kind: TaskKind,
  { lateBefore, todayBefore, who, isPersonal }: Due,
): Promise<WaitingRow> {
  const ofMalls = isPersonal ? sql`true` : ofScope('mallId', transaction.scope);
  const { rows } = await sql<WaitingRow>`
    with w as materialized (select * from (${waiting[kind](who)}) w where ${ofMalls} limit ${countedTo + 1})
    select count(*)::int as found, count(*) filter (where since < ${lateBefore})::int as late,
      count(*) filter (where since >= ${lateBefore} and since < ${todayBefore})::int as due_today,
      (select coalesce(jsonb_agg(jsonb_build_object('mallId', mall_id, 'key', key, 'since', since) order by since), '[]')
        from (select * from w order by since limit ${mostOldest}) longest) as oldest
    from w`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has a row');
  return row;
}

type Span = { readonly from: Date; readonly to: Date };
export type HourOfMall = {
  readonly mallId: number;
  readonly hour: number;
  readonly amount: number;
  readonly orders: number;
};

/** Amount in won and number of the orders paid in a span, by mall and hour in Seoul. */
export async function sumSales(transaction: OfficeReader, { from, to }: Span): Promise<HourOfMall[]> {
  const { rows } = await sql<HourOfMall>`
    select mall_id, extract(hour from ordered_at at time zone 'Asia/Seoul')::int as hour,
      sum(total_amount)::bigint as amount, count(*)::int as orders
    from mall_order
    where ordered_at >= ${from} and ordered_at < ${to} and paid_at is not null and ${ofScope('mallId', transaction.scope)}
    group by mall_id, hour`.execute(transaction);
  return rows;
}
