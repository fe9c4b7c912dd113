import { mostCallers } from '@mall/contracts/office/contacts';
import type { Personal } from '@mall/contracts/office/personal';
import type { Member } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { isMember } from '../../member/office/is-member.ts';
import type { Understood } from '../../member/office/understand.ts';

export type StoredCaller = Pick<Selectable<Member>, 'mallId' | 'memberNo' | 'state'> & {
  readonly mallName: string;
  readonly loginId: Personal<'id'>;
  readonly name: Personal<'name'>;
  readonly phone: Personal<'phone'>;
  readonly email: Personal<'email'>;
  readonly isBlocked: boolean;
  readonly lastOrderedAt: Date | null;
};

/** Who the caller may be; one more than are shown. */
export async function findCallers(
  reader: OfficeReader,
  understood: Understood,
  mallId: number | undefined,
): Promise<StoredCaller[]> {
  const here = mallId === undefined ? sql`true` : sql`m.mall_id = ${mallId}`;
  const { rows } = await sql<StoredCaller>`
    select m.*, mall.name as mall_name, (
      select max(ordered_at) from mall_order o where o.mall_id = m.mall_id and o.member_no = m.member_no) as last_ordered_at
    from (
      select m.mall_id, m.member_no, m.login_id, m.name, m.phone, m.email, m.state, m.blocked_at is not null as is_blocked
      from member m
      where ${isMember(understood)} and m.state <> 'WITHDRAWN' and ${ofScope('m.mallId', reader.scope)} and ${here}
      limit ${mostCallers + 1}
    ) m join mall using (mall_id)
    order by last_ordered_at desc nulls last`.execute(reader);
  return rows;
}

/** The name of the member of a contact. */
export async function findCallerName(
  reader: OfficeReader,
  { mallId, memberNo }: { readonly mallId: number; readonly memberNo: number },
): Promise<Personal<'name'> | undefined> {
  const { rows } = await sql<{ name: Personal<'name'> }>`
    select name from member m
    where ${ofScope('m.mallId', reader.scope)} and mall_id = ${mallId} and member_no = ${memberNo}`.execute(reader);
  return rows[0]?.name;
}
