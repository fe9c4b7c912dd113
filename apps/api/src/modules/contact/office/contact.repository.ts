import type { ContactResult, ContactTopic, Proof } from '@mall/contracts/office/contacts';
import type { Filter } from '@mall/contracts/office/list';
import type { Contact, FollowUp, Memo } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Which = { readonly mallId: number; readonly contactNo: number };
type Opened = Pick<Contact, 'memberNo' | 'staffNo' | 'channel'> & { readonly at: Date };

/** Undefined when the mall has no such member. */
export async function insertContact(transaction: MallTransaction, { memberNo, staffNo, channel, at }: Opened) {
  const { rows } = await sql<{ contactNo: number }>`
    insert into contact (mall_id, staff_no, member_no, channel, began_at)
    select mall_id, ${staffNo}, member_no, ${channel}, ${at} from member
    where mall_id = ${transaction.mallId} and member_no = ${memberNo} and state <> 'WITHDRAWN'
    returning contact_no`.execute(transaction);
  return rows[0]?.contactNo;
}

/** A contact with what a change of it needs, locked. */
export function lockContact(transaction: MallTransaction, contactNo: number) {
  return transaction
    .selectFrom('contact')
    .select(['memberNo', 'staffNo', 'endedAt', 'verified'])
    .where('mallId', '=', transaction.mallId)
    .where('contactNo', '=', contactNo)
    .forUpdate()
    .executeTakeFirst();
}

type NewMemo = Omit<Memo, 'mallId' | 'memoNo' | 'writtenAt'> & { readonly at: Date };
export async function insertMemo(transaction: MallTransaction, { at, ...memo }: NewMemo): Promise<number> {
  const { memoNo } = await transaction
    .insertInto('memo')
    .values({ ...memo, mallId: transaction.mallId, writtenAt: at })
    .returning('memoNo')
    .executeTakeFirstOrThrow();
  return memoNo;
}

type Promised = Omit<FollowUp, 'mallId' | 'followUpNo' | 'doneAt'>;
export async function insertFollowUp(transaction: MallTransaction, promised: Promised): Promise<number> {
  const { followUpNo } = await transaction
    .insertInto('followUp')
    .values({ ...promised, mallId: transaction.mallId })
    .returning('followUpNo')
    .executeTakeFirstOrThrow();
  return followUpNo;
}

/** Whether these are active staff of the mall. */
export async function isWorking(transaction: MallTransaction, staffNo: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('staff')
    .select('staffNo')
    .where('staffNo', '=', staffNo)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateEnded(
  transaction: MallTransaction,
  contactNo: number,
  end: { readonly topic: ContactTopic; readonly result: ContactResult; readonly endedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('contact')
    .set(end)
    .where('mallId', '=', transaction.mallId)
    .where('contactNo', '=', contactNo)
    .execute();
}

export async function updateVerified(
  transaction: MallTransaction,
  contactNo: number,
  verified: string[],
): Promise<void> {
  await transaction
    .updateTable('contact')
    .set({ verified })
    .where('mallId', '=', transaction.mallId)
    .where('contactNo', '=', contactNo)
    .execute();
}

/** False when it is done, or does not exist. */
export async function updateDone(transaction: MallTransaction, followUpNo: number, doneAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('followUp')
    .set({ doneAt })
    .where('mallId', '=', transaction.mallId)
    .where('followUpNo', '=', followUpNo)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a caller's answer matches the member's data: the database compares and returns only yes or no. */
export async function isAnswer(transaction: MallTransaction, memberNo: number, proof: Proof, answer: string) {
  const key = answer.toLowerCase().replaceAll(' ', '');
  const right = {
    name: sql`m.name_key = ${key}`,
    phoneEnd: sql`m.phone_end = ${key} and m.phone <> ''`,
    birthday: sql`to_char(m.birth_date, 'MMDD') = ${key.replace(/\D/g, '')}`,
    lastProduct: sql`length(${key}) >= 2 and exists (
      select from order_line l where l.mall_id = m.mall_id and strpos(lower(replace(l.product_name, ' ', '')), ${key}) > 0
        and l.order_no = (select order_no from mall_order o where o.mall_id = m.mall_id and o.member_no = m.member_no
          order by ordered_at desc limit 1))`,
  }[proof];
  const { rows } = await sql<{ isRight: boolean }>`
    select coalesce(${right}, false) as is_right from member m where m.mall_id = ${transaction.mallId} and m.member_no = ${memberNo}`.execute(
    transaction,
  );
  return rows[0]?.isRight ?? false;
}

export function findContact(reader: OfficeReader, { mallId, contactNo, now }: Which & { readonly now: Date }) {
  return reader
    .selectFrom('contact')
    .innerJoin('staff', 'staff.staffNo', 'contact.staffNo')
    .select(['contact.mallId', 'contactNo', 'memberNo', 'contact.staffNo', 'channel', 'beganAt', 'endedAt'])
    .select(['topic', 'result', 'staff.name as staffName'])
    .select(sql<Proof[]>`verified`.as('verified'))
    .select(
      sql<Date | null>`(select max(look_ends_at) from session s where s.mall_id = contact.mall_id
        and s.look_contact_no = contact.contact_no and s.ended_at is null and s.look_ends_at > ${now})`.as(
        'lookingUntil',
      ),
    )
    .where(ofScope('contact.mallId', reader.scope))
    .where('contact.mallId', '=', mallId)
    .where('contactNo', '=', contactNo)
    .executeTakeFirst();
}

/** One's own open contacts, the newest first. */
export function listOwnOpen(reader: OfficeReader, staffNo: number) {
  return reader
    .selectFrom('contact')
    .innerJoin('mall', 'mall.mallId', 'contact.mallId')
    .select(['contact.mallId', 'mall.name as mallName', 'contactNo', 'memberNo', 'channel', 'beganAt'])
    .where(ofScope('contact.mallId', reader.scope))
    .where('staffNo', '=', staffNo)
    .where('endedAt', 'is', null)
    .orderBy('beganAt', 'desc')
    .limit(20)
    .execute();
}

export function listMemos(reader: OfficeReader, { mallId, contactNo }: Which) {
  return reader
    .selectFrom('memo')
    .innerJoin('staff', 'staff.staffNo', 'memo.staffNo')
    .select(['memoNo', 'body', 'staff.name as staffName', 'writtenAt'])
    .where(ofScope('memo.mallId', reader.scope))
    .where('memo.mallId', '=', mallId)
    .where('contactNo', '=', contactNo)
    .orderBy('memoNo')
    .execute();
}

type FollowUpFilter = {
  readonly mallId?: Filter | undefined;
  readonly dueAt?: Filter | undefined;
  readonly owner?: Filter | undefined;
  readonly isDone?: Filter | undefined;
  readonly contactNo?: number;
};
export type StoredFollowUp = Selectable<FollowUp> & { readonly mallName: string; readonly ownerName: string };

const promised = (reader: OfficeReader, { mallId, dueAt, owner, isDone, contactNo }: FollowUpFilter) => sql`
  ${ofScope('f.mallId', reader.scope)} and ${matches(sql`f.mall_id`, mallId, 'int')} and ${onDays(sql`f.due_at`, dueAt)}
  and ${matches(sql`f.owner_no`, owner, 'bigint')}
  and ${contactNo === undefined ? sql`true` : sql`f.contact_no = ${contactNo}`}
  and (case when f.done_at is null then 'N' else 'Y' end) = any (${isDone?.values ?? (contactNo === undefined ? ['N'] : ['Y', 'N'])})`;

/** The most urgent first. */
export async function listFollowUps(
  reader: OfficeReader,
  filter: FollowUpFilter,
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<StoredFollowUp[]> {
  const { rows } = await sql<StoredFollowUp>`
    select f.follow_up_no, f.mall_id, mall.name as mall_name, f.member_no, f.contact_no, f.owner_no, s.name as owner_name, f.body,
      f.due_at, f.done_at
    from follow_up f join mall using (mall_id) join staff s on s.staff_no = f.owner_no
    where ${promised(reader, filter)} and ${behind([sql`f.due_at`, sql`f.follow_up_no`], key, 'asc')}
    order by f.due_at, f.follow_up_no limit ${size + 1}`.execute(reader);
  return rows;
}

export const countFollowUps = (reader: OfficeReader, filter: FollowUpFilter) =>
  countFound(reader, sql`from follow_up f where ${promised(reader, filter)}`);
