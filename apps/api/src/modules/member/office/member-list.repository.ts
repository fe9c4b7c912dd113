import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import type { Member } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { isMember } from './is-member.ts';
import type { Understood } from './understand.ts';

type FilterName =
  | ('mallId' | 'state' | 'approval' | 'joinedAt' | 'lastSignedInAt')
  | ('neverOrdered' | 'isVerified' | 'isBlocked' | 'wantsMail' | 'consentedOn');
export type MemberFilter = { readonly [Name in FilterName]?: Filter | undefined } & {
  readonly understood?: Understood | undefined;
};
type Page = { readonly key: Key | undefined; readonly direction: 'asc' | 'desc'; readonly size: number };

export type StoredMember = Pick<
  Selectable<Member>,
  'mallId' | 'memberNo' | 'state' | 'approval' | 'joinedAt' | 'lastSignedInAt'
> & {
  readonly mallName: string;
  readonly loginId: Personal<'id'>;
  readonly name: Personal<'name'>;
  readonly phone: Personal<'phone'>;
  readonly isBlocked: boolean;
  readonly isVerified: boolean;
  readonly orders: number;
  readonly orderAmount: number;
  readonly wantsMail: boolean;
  readonly wantsText: boolean;
};

/** Whether this member wants advertising: the newest change counts, or else the consent at joining. */
export const wants = (channel: 'EMAIL' | 'SMS'): RawBuilder<SqlBool> => sql<SqlBool>`coalesce(
  (select is_agreed from marketing_consent c where c.mall_id = m.mall_id and c.member_no = m.member_no and c.channel = ${channel}
    order by change_no desc limit 1),
  exists (select from consent c join term_version v using (term_no)
    where c.mall_id = m.mall_id and c.member_no = m.member_no and v.term_code = 'marketing'))`;

/** When a member last agreed to mail, or did so on joining. */
const consentedAt = sql`coalesce(
  (select changed_at from marketing_consent c where c.mall_id = m.mall_id and c.member_no = m.member_no and c.channel = 'EMAIL'
    order by change_no desc limit 1),
  (select max(agreed_at) from consent c join term_version v using (term_no)
    where c.mall_id = m.mall_id and c.member_no = m.member_no and v.term_code = 'marketing'))`;

/** Orders that were paid and not fully refunded. */
export const paidOrders = sql`select count(*)::int as orders, coalesce(sum(total_amount - refunded_amount), 0)::bigint as order_amount
  from mall_order o where o.mall_id = m.mall_id and o.member_no = m.member_no and o.paid_at is not null and o.state <> 'CANCELLED'`;

/** The newest members first, or the oldest. */
export async function listMembers(reader: OfficeReader, filter: MemberFilter, { key, direction, size }: Page) {
  const order = sql.raw(direction);
  const { rows } = await sql<StoredMember>`
    select m.*, mall.name as mall_name, o.orders, o.order_amount, ${wants('EMAIL')} as wants_mail, ${wants('SMS')} as wants_text
    from (
      select m.mall_id, m.member_no, m.login_id, m.name, m.phone, m.state, m.approval, m.blocked_at is not null as is_blocked,
        m.email_verified_at is not null as is_verified, m.joined_at, m.last_signed_in_at
      from member m
      where ${found(reader, filter)} and ${behind([sql`m.joined_at`, sql`m.member_no`], key, direction)}
      order by m.joined_at ${order}, m.member_no ${order} limit ${size + 1}
    ) m join mall using (mall_id) cross join lateral (${paidOrders}) o
    order by m.joined_at ${order}, m.member_no ${order}`.execute(reader);
  return rows;
}

export const countMembers = (reader: OfficeReader, filter: MemberFilter) =>
  countFound(reader, sql`from member m where ${found(reader, filter)}`);

function found(reader: OfficeReader, filter: MemberFilter): RawBuilder<SqlBool> {
  // Looked up for each member of the page: as `not exists` it would be a join over all members and all orders.
  const firstOrder = sql`(select o.order_no from mall_order o where o.mall_id = m.mall_id and o.member_no = m.member_no limit 1)`;
  return allOf([
    ofScope('m.mallId', reader.scope),
    filter.state ? matches(sql`m.state`, filter.state, 'text') : sql<SqlBool>`m.state <> 'WITHDRAWN'`,
    matches(sql`m.mall_id`, filter.mallId, 'int'),
    matches(sql`m.approval::text`, filter.approval, 'text'),
    onDays(sql`m.joined_at`, filter.joinedAt),
    onDays(sql`m.last_signed_in_at`, filter.lastSignedInAt),
    isSo(sql<SqlBool>`${firstOrder} is null`, filter.neverOrdered),
    isSo(sql<SqlBool>`m.email_verified_at is not null`, filter.isVerified),
    isSo(sql<SqlBool>`m.blocked_at is not null`, filter.isBlocked),
    isSo(wants('EMAIL'), filter.wantsMail),
    ...(filter.consentedOn ? [wants('EMAIL'), onDays(consentedAt, filter.consentedOn)] : []),
    ...(filter.understood ? [isMember(filter.understood)] : []),
  ]);
}

/** The condition of a filter by Y and N; both, or neither, match everything. */
function isSo(condition: Expression<SqlBool>, filter: Filter | undefined): Expression<SqlBool> {
  if (!filter) return sql<SqlBool>`true`;
  const isAsked = (value: string) => filter.values.includes(value) === (filter.operator === 'is');
  if (isAsked('Y') && isAsked('N')) return sql<SqlBool>`true`;
  return isAsked('Y') ? sql<SqlBool>`(${condition})` : sql<SqlBool>`not (${condition})`;
}
