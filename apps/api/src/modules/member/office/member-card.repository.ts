import type { TimelineEntry, TimelineKind } from '@mall/contracts/office/members';
import type { Personal } from '@mall/contracts/office/personal';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { type StoredMember, wants } from './member-list.repository.ts';

/** The member whose card is shown. */
export type Whom = { readonly mallId: number; readonly memberNo: number };

export type StoredCard = StoredMember & {
  readonly email: Personal<'email'>;
  readonly birth: Personal<'birth'>;
  readonly address: Personal<'address'>;
  readonly blockedReason: 'ABUSE' | 'FRAUD' | 'STOLEN' | 'CONTRACT_ENDED' | 'OTHER' | null;
  readonly hasTemporaryPassword: boolean;
  readonly isCertified: boolean;
  readonly openClaims: number;
  readonly openApplications: number;
  readonly openQuestions: number;
  readonly devices: number;
};

/** A member who has not left, with counts of what is open; undefined outside the scope. */
export async function findCard(reader: OfficeReader, { mallId, memberNo }: Whom): Promise<StoredCard | undefined> {
  const own = (table: string) =>
    sql`from ${sql.table(table)} t where t.mall_id = m.mall_id and t.member_no = m.member_no`;
  const { rows } = await sql<StoredCard>`
    select m.mall_id, mall.name as mall_name, m.member_no, m.login_id, m.name, m.phone, m.email, m.state, m.approval,
      coalesce(to_char(m.birth_date, 'YYYY-MM-DD'), '') as birth, coalesce(a.address, '') as address,
      m.blocked_reason, m.blocked_at is not null as is_blocked, m.password_state <> 'NORMAL' as has_temporary_password,
      m.email_verified_at is not null as is_verified, m.birth_date is not null and m.phone <> '' as is_certified,
      m.joined_at, m.last_signed_in_at, ${wants('EMAIL')} as wants_mail, ${wants('SMS')} as wants_text, o.orders, o.order_amount,
      (select count(*)::int from claim c join mall_order t using (mall_id, order_no)
        where t.mall_id = m.mall_id and t.member_no = m.member_no and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')) as open_claims,
      (select count(*)::int ${own('application')} and t.state not in ('DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN'))
        as open_applications,
      (select count(*)::int ${own('question')} and t.answered_at is null) as open_questions,
      (select count(*)::int ${own('session')} and t.ended_at is null and t.looked_by is null) as devices
    from member m join mall using (mall_id)
    left join lateral (
      select road_address || ' ' || detail_address as address ${own('address')} order by is_default desc, address_no desc limit 1) a on true
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(total_amount - refunded_amount), 0)::bigint as order_amount ${own('mall_order')}
        and t.paid_at is not null and t.state <> 'CANCELLED' and t.ordered_at > now() - interval '12 months') o
    where ${ofScope('m.mallId', reader.scope)} and m.mall_id = ${mallId} and m.member_no = ${memberNo} and m.state <> 'WITHDRAWN'`.execute(
    reader,
  );
  return rows[0];
}

type Entry = Omit<TimelineEntry, 'at'> & { readonly at: Date };
const columns = sql.raw('number, at, title, state, amount, staff_name');

/** For each kind of entry, every row about a member, with the columns of a timeline. */
const entriesOf: Readonly<Record<TimelineKind, (whom: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  order: (whom) => sql`
    select order_no as number, ordered_at as at, state::text as state, total_amount as amount, null::text as staff_name,
      (select l.product_name || case when count(*) over () > 1 then ' 외 ' || count(*) over () - 1 else '' end
        from order_line l where l.mall_id = t.mall_id and l.order_no = t.order_no order by line_no limit 1) as title
    from mall_order t where ${whom}`,
  claim: (whom) => sql`
    select t.order_no || '/' || c.claim_no as number, c.requested_at as at, c.state::text as state, c.refund_amount as amount,
      null::text as staff_name, c.type as title
    from claim c join mall_order t using (mall_id, order_no) where ${whom}`,
  application: (whom) => sql`
    select application_no as number, submitted_at as at, state::text as state, null::bigint as amount, null::text as staff_name,
      coalesce(sheet ->> 'productName', '') as title
    from application t where ${whom}`,
  subscription: (whom) => sql`
    select application_no as number, submitted_at as at, state::text as state, null::bigint as amount, null::text as staff_name,
      coalesce(sheet ->> 'productName', '') as title
    from subscription_application t where ${whom}`,
  question: (whom) => sql`
    select question_no::text as number, asked_at as at, case when answered_at is null then 'WAITING' else 'ANSWERED' end as state,
      null::bigint as amount, null::text as staff_name, title
    from question t where ${whom}`,
  contact: (whom) => sql`
    select contact_no::text as number, began_at as at, coalesce(result, 'OPEN') as state, null::bigint as amount, s.name as staff_name,
      coalesce(topic, '') as title
    from contact t join staff s using (staff_no) where ${whom}`,
  memo: (whom) => sql`
    select memo_no::text as number, written_at as at, '' as state, null::bigint as amount, s.name as staff_name, body as title
    from memo t join staff s using (staff_no) where ${whom}`,
  mail: (whom) => sql`
    select mail_no::text as number, coalesce(sent_at, failed_at, queued_at) as at,
      case when sent_at is not null then 'SENT' when failed_at is not null then 'FAILED' else 'QUEUED' end as state,
      null::bigint as amount, null::text as staff_name, kind as title
    from mail t where ${whom}`,
};

/** The newest entries of a kind, and how many there are. */
export async function listEntries(reader: OfficeReader, kind: TimelineKind, { mallId, memberNo }: Whom, most: number) {
  const whom = sql`t.mall_id = ${mallId} and t.member_no = ${memberNo} and ${ofScope('t.mallId', reader.scope)}`;
  const { rows } = await sql<Omit<Entry, 'kind'> & { count: number }>`
    select ${columns}, count(*) over ()::int as count from (${entriesOf[kind](whom)}) e order by at desc limit ${most}`.execute(
    reader,
  );
  return { count: rows[0]?.count ?? 0, entries: rows.map(({ count: _, ...row }) => ({ ...row, kind })) };
}

/** A member who may receive mail: their verified address and state. */
export function findReachable(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'email', 'emailVerifiedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

/** Returns whether they were dormant. */
export async function updateWoken(
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('member')
    .set({ state: 'ACTIVE', lastSignedInAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'DORMANT')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Other members whose data these staff have unmasked since then. */
export async function hasUnmaskedOthers(
  reader: Pick<OfficeReader, 'getExecutor'>,
  { staffNo, memberNo, since }: { readonly staffNo: number; readonly memberNo: number; readonly since: Date },
): Promise<boolean> {
  const asked = { staff: [staffNo], tasks: ['UNMASK'], since };
  const { rows } = await sql<{ hasOthers: boolean }>`
    select exists (select from read_privacy_access(${asked}::jsonb, null, 100) where not subjects @> array[${memberNo}::bigint]) as has_others`.execute(
    reader,
  );
  return rows[0]?.hasOthers ?? false;
}

/** Whether this is the staff's own open contact with this member. */
export async function isOwnContact(
  reader: Pick<OfficeReader, 'getExecutor'>,
  { mallId, memberNo, contactNo, staffNo }: Whom & { readonly contactNo: number; readonly staffNo: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from contact where mall_id = ${mallId} and contact_no = ${contactNo} and member_no = ${memberNo}
      and staff_no = ${staffNo} and ended_at is null`.execute(reader);
  return rows.length > 0;
}
