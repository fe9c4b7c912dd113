import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts } from '@mall/domain/lint/facts';
import { sql } from 'kysely';

/** Members whose consent to advertising, by any channel, was last confirmed more than two years ago. */
export async function countOldConsents(transaction: MallTransaction, at: Date): Promise<number> {
  const { mallId } = transaction;
  const { rows } = await sql<{ members: number }>`
    with change as (
      select member_no, channel, is_agreed, changed_at, change_no from marketing_consent where mall_id = ${mallId}
      union all
      select c.member_no, channel, true, c.agreed_at, 0
      from consent c join term_version v using (term_no) cross join unnest(array['EMAIL', 'SMS']) channel
      where c.mall_id = ${mallId} and v.term_code = 'marketing'
    ), latest as (
      select distinct on (member_no, channel) member_no, is_agreed, changed_at from change
      order by member_no, channel, change_no desc, changed_at desc
    )
    select count(distinct l.member_no)::int as members
    from latest l join member m on m.mall_id = ${mallId} and m.member_no = l.member_no
    where l.is_agreed and l.changed_at < ${at}::timestamptz - interval '2 years' and m.state <> 'WITHDRAWN'`.execute(
    transaction,
  );
  return rows[0]?.members ?? 0;
}

/** Advertising mails of the last year, and how many were sent at forbidden hours: before eight and from nine in the evening on, in Seoul. */
export async function countAdverts(
  transaction: MallTransaction,
  at: Date,
): Promise<Pick<LintFacts['members'], 'adverts' | 'nightAdverts'>> {
  const { rows } = await sql<Pick<LintFacts['members'], 'adverts' | 'nightAdverts'>>`
    select count(*)::int as adverts,
      count(*) filter (where extract(hour from sent_at at time zone 'Asia/Seoul') not between 8 and 20)::int as night_adverts
    from mail where mall_id = ${transaction.mallId} and kind = 'NEWSLETTER' and sent_at > ${at}::timestamptz - interval '1 year'`.execute(
    transaction,
  );
  return rows[0] ?? { adverts: 0, nightAdverts: 0 };
}

type Overdue = LintFacts['privacy']['overdue'];

/** What the erasing jobs should have erased at least a day ago. */
export async function countOverdue(transaction: MallTransaction, at: Date): Promise<Overdue> {
  const { mallId } = transaction;
  const olderThan = (days: number) => sql`${at}::timestamptz - make_interval(days => ${days})`;
  const { rows } = await sql<Overdue[number]>`
    select '방문 기록' as what, count(*)::int as count from page_view where mall_id = ${mallId} and viewed_at < ${olderThan(402)}
    union all
    select '메일 링크', count(*)::int from account_link where mall_id = ${mallId} and expires_at < ${olderThan(32)}
    union all
    select '본인인증 기록', count(*)::int from certification where mall_id = ${mallId} and expires_at < ${olderThan(2)}
    union all
    select '휴대폰 신청 초안', count(*)::int from application_draft where mall_id = ${mallId} and saved_at < ${olderThan(32)}
    union all
    select '법정 보관 기록', count_expired_archive()`.execute(transaction);
  return rows;
}

/** The mall's responsible staff, and whether the last month's access log has been reviewed. */
export async function readStaffFacts(
  transaction: MallTransaction,
  at: Date,
): Promise<Pick<LintFacts['privacy'], 'review' | 'staff'>> {
  const [staff, review] = await Promise.all([
    sql<LintFacts['privacy']['staff'][number]>`
      select s.staff_no, s.name, to_char(s.ends_on, 'YYYY-MM-DD') as ends_on,
        exists (select from staff_passkey k where k.staff_no = s.staff_no)
          or exists (select from staff_totp t where t.staff_no = s.staff_no and t.confirmed_at is not null) as has_factor
      from staff s
      where s.state = 'ACTIVE' and exists (
        select from staff_grant g
        where g.staff_no = s.staff_no and g.ended_at is null and g.starts_at <= ${at} and (g.ends_at is null or g.ends_at > ${at})
          and (g.mall_ids is null or ${transaction.mallId} = any (g.mall_ids)))
      order by s.staff_no`.execute(transaction),
    sql<NonNullable<LintFacts['privacy']['review']>>`
      select to_char(month, 'YYYY-MM-DD') as month, signed_at is not null as is_signed
      from access_review order by access_review.month desc limit 1`.execute(transaction),
  ]);
  return { staff: staff.rows, review: review.rows[0] ?? null };
}
