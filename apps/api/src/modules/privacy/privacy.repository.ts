import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import type { privacyKinds } from '@mall/contracts/office/privacy';
import type { PrivacyRequest } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import { countFound } from '../../office/count-found.repository.ts';
import { behind, inOrder, type Key, matches, onDays } from '../../office/list-page.ts';
import type { OfficeReader } from '../../office/office-rows.ts';

export type PrivacyKind = (typeof privacyKinds)[number];
export type PrivacyFilter = { readonly [F in 'mallId' | 'kind' | 'state' | 'openedAt']?: Filter | undefined };
export type StoredRequest = Omit<Selectable<PrivacyRequest>, 'openedBy' | 'answeredBy'> & {
  readonly mallName: string;
  readonly name: Personal<'name'>;
  readonly phone: Personal<'phone'>;
  readonly email: Personal<'email'>;
  readonly openedBy: string;
  readonly answeredBy: string | null;
};

const columns =
  sql.raw(`r.mall_id, mall.name as mall_name, r.request_no, r.member_no, m.name, m.phone, m.email, r.kind, r.state, r.detail,
  r.answer, r.opened_at, r.due_at, r.answered_at, o.name as opened_by, a.name as answered_by`);
const joined =
  sql.raw(`join mall using (mall_id) join member m using (mall_id, member_no) join staff o on o.staff_no = r.opened_by
  left join staff a on a.staff_no = r.answered_by`);
const found = (reader: OfficeReader, filter: PrivacyFilter) => sql`
  from privacy_request r where ${ofScope('r.mallId', reader.scope)} and ${matches(sql.ref('r.mallId'), filter.mallId, 'int')}
    and ${matches(sql.ref('r.kind'), filter.kind, 'text')} and ${matches(sql.ref('r.state'), filter.state, 'text')}
    and ${onDays(sql.ref('r.openedAt'), filter.openedAt)}`;

type Page = { readonly key: Key | undefined; readonly direction: 'asc' | 'desc'; readonly size: number };

export async function listRequestRows(
  reader: OfficeReader,
  filter: PrivacyFilter,
  { key, direction, size }: Page,
): Promise<StoredRequest[]> {
  const keys = [sql`r.due_at`, sql`r.mall_id`, sql`r.request_no`];
  const order = inOrder(keys, direction);
  const { rows } = await sql<StoredRequest>`
    select ${columns} from (select r.* ${found(reader, filter)} and ${behind(keys, key, direction)}
      order by ${order} limit ${size + 1}) r ${joined} order by ${order}`.execute(reader);
  return rows;
}

export const countRequests = (reader: OfficeReader, filter: PrivacyFilter) => countFound(reader, found(reader, filter));

type Place = { readonly mallId: number; readonly requestNo: number };

export async function findRequest(reader: OfficeReader, { mallId, requestNo }: Place) {
  const { rows } = await sql<StoredRequest>`
    select ${columns} from privacy_request r ${joined}
    where ${ofScope('r.mallId', reader.scope)} and r.mall_id = ${mallId} and r.request_no = ${requestNo}`.execute(
    reader,
  );
  return rows[0];
}

type New = Pick<Selectable<PrivacyRequest>, 'memberNo' | 'kind' | 'detail' | 'openedAt' | 'openedBy' | 'dueAt'>;

/** Undefined while the same request is open. */
export async function insertRequest(transaction: MallTransaction, row: New): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('privacyRequest')
    .values({ ...row, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('requestNo')
    .executeTakeFirst();
  return inserted?.requestNo;
}

export function isMemberThere(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

/** An open request, locked, so that nobody else answers it meanwhile. */
export function lockOpenRequest(transaction: MallTransaction, requestNo: number) {
  return transaction
    .selectFrom('privacyRequest')
    .innerJoin('member', (join) =>
      join
        .onRef('member.mallId', '=', 'privacyRequest.mallId')
        .onRef('member.memberNo', '=', 'privacyRequest.memberNo'),
    )
    .select(['privacyRequest.memberNo', 'privacyRequest.kind', 'member.state as memberState'])
    .where('privacyRequest.mallId', '=', transaction.mallId)
    .where('privacyRequest.requestNo', '=', requestNo)
    .where('privacyRequest.state', '=', 'OPEN')
    .forUpdate('privacyRequest')
    .executeTakeFirst();
}

type Answer = {
  readonly requestNo: number;
  readonly state: 'DONE' | 'REFUSED';
  readonly answer: string;
  readonly answeredBy: number;
  readonly answeredAt: Date;
};

export async function updateAnswered(transaction: MallTransaction, { requestNo, ...values }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('privacyRequest')
    .set(values)
    .where('mallId', '=', transaction.mallId)
    .where('requestNo', '=', requestNo)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateIdentity(
  transaction: MallTransaction,
  memberNo: number,
  values: { readonly name?: string; readonly phone?: string },
): Promise<void> {
  await transaction
    .updateTable('member')
    .set(values)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

export type Held = { readonly ofTable: string; readonly content: Readonly<Record<string, unknown>> };

/** Every row that refers to a member, without secrets. */
export async function listHeld(transaction: MallTransaction, memberNo: number): Promise<Held[]> {
  const { rows } = await sql<Held>`select of_table, content from copy_of_member(${memberNo})`.execute(transaction);
  return rows;
}

type Opening = { readonly caseNo: number; readonly staffNo: number; readonly at: Date };

/** The archived record of an approved case of these staff; undefined where there is none. */
export async function openArchiveRecord(
  transaction: MallTransaction,
  { caseNo, staffNo, at }: Opening,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ record: Record<string, unknown> | null }>`
    select open_archive(${caseNo}, ${staffNo}, ${at}) as record`.execute(transaction);
  return rows[0]?.record ?? undefined;
}
