import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import type { Member } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type ApplicantFilter = { readonly mallId?: Filter | undefined; readonly joinedAt?: Filter | undefined };
type Page = { readonly key: Key | undefined; readonly direction: 'asc' | 'desc'; readonly size: number };
export type StoredApplicant = Pick<Selectable<Member>, 'mallId' | 'memberNo' | 'joinedAt'> & {
  readonly mallName: string;
  readonly loginId: Personal<'id'>;
  readonly name: Personal<'name'>;
  readonly isVerified: boolean;
};

const columns = sql.raw(
  'm.mall_id, mall.name as mall_name, m.member_no, m.login_id, m.name, m.joined_at, m.email_verified_at is not null as is_verified',
);
const waiting = (reader: OfficeReader, { mallId, joinedAt }: ApplicantFilter) => sql`
  m.approval = 'R' and m.state <> 'WITHDRAWN' and ${ofScope('m.mallId', reader.scope)}
  and ${matches(sql`m.mall_id`, mallId, 'int')} and ${onDays(sql`m.joined_at`, joinedAt)}`;

export async function listApplicants(reader: OfficeReader, filter: ApplicantFilter, { key, direction, size }: Page) {
  const order = sql.raw(direction);
  const { rows } = await sql<StoredApplicant>`
    select ${columns} from member m join mall using (mall_id)
    where ${waiting(reader, filter)} and ${behind([sql`m.joined_at`, sql`m.member_no`], key, direction)}
    order by m.joined_at ${order}, m.member_no ${order} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countApplicants = (reader: OfficeReader, filter: ApplicantFilter) =>
  countFound(reader, sql`from member m where ${waiting(reader, filter)}`);

type Answer = { readonly label: string; readonly answer: Personal<'name'> };

/** An applicant who waits, with their answers to the mall's questions. */
export async function findApplicant(
  reader: OfficeReader,
  { mallId, memberNo }: { readonly mallId: number; readonly memberNo: number },
): Promise<(StoredApplicant & { readonly answers: Answer[] }) | undefined> {
  const { rows } = await sql<StoredApplicant & { answers: Answer[] }>`
    select ${columns}, coalesce((
      select jsonb_agg(jsonb_build_object('label', q.label, 'answer', m.answers ->> q.question_key) order by q.sort_order)
      from join_question q where q.mall_id = m.mall_id and m.answers ? q.question_key), '[]') as answers
    from member m join mall using (mall_id)
    where ${waiting(reader, {})} and m.mall_id = ${mallId} and m.member_no = ${memberNo}`.execute(reader);
  return rows[0];
}
