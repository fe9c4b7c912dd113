import type { RosterEntry } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { type Selectable, sql } from 'kysely';

type Stored =
  | 'entryNo'
  | 'employeeNo'
  | 'department'
  | 'nameHash'
  | 'birthHash'
  | 'emailHash'
  | 'leavesAt'
  | 'memberNo';
export type StoredEntry = Pick<Selectable<RosterEntry>, Stored> & { readonly hiredOn: string | null };

/** The whole roster of a mall, in the order of its numbers; with `isLocked` nobody else can change it meanwhile. */
export async function listEntries(transaction: MallTransaction, { isLocked = false } = {}): Promise<StoredEntry[]> {
  const lock = isLocked ? sql`for update` : sql``;
  const { rows } = await sql<StoredEntry>`
    select entry_no, employee_no, department, name_hash, birth_hash, email_hash, to_char(hired_on, 'YYYY-MM-DD') as hired_on,
      leaves_at, member_no
    from roster_entry where mall_id = ${transaction.mallId}
    order by employee_no ${lock}`.execute(transaction);
  return rows;
}

/** The stored values of an employee; absent ones stay unchanged. */
export type EntryValues = {
  readonly department?: string;
  readonly nameHash?: string;
  readonly birthHash?: string;
  readonly emailHash?: string;
  readonly hiredOn?: string;
  readonly leavesAt?: Date | null;
};
export type NewEntry = EntryValues & {
  readonly employeeNo: string;
  readonly addedAt: Date;
  readonly invitationEndsAt: Date;
};

export async function insertEntries(transaction: MallTransaction, entries: readonly NewEntry[]): Promise<void> {
  const { mallId } = transaction;
  for (let at = 0; at < entries.length; at += 500)
    await transaction
      .insertInto('rosterEntry')
      .values(entries.slice(at, at + 500).map(({ hiredOn, ...entry }) => ({ ...entry, mallId, ...hired(hiredOn) })))
      .execute();
}

const hired = (day: string | undefined) => (day === undefined ? {} : { hiredOn: sql<Date>`${day}::date` });

export async function updateEntry(
  transaction: MallTransaction,
  entryNo: number,
  { hiredOn, ...values }: EntryValues,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('rosterEntry')
    .set({ ...values, ...hired(hiredOn) })
    .where('mallId', '=', transaction.mallId)
    .where('entryNo', '=', entryNo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEntries(transaction: MallTransaction, entryNos: readonly number[]): Promise<void> {
  if (entryNos.length === 0) return;
  await transaction
    .deleteFrom('rosterEntry')
    .where('mallId', '=', transaction.mallId)
    .where('entryNo', 'in', [...entryNos])
    .execute();
}

export async function updateInvited(
  transaction: MallTransaction,
  employeeNos: readonly string[],
  invitedAt: Date,
): Promise<void> {
  if (employeeNos.length === 0) return;
  await transaction
    .updateTable('rosterEntry')
    .set({ invitedAt })
    .where('mallId', '=', transaction.mallId)
    .where('employeeNo', 'in', [...employeeNos])
    .execute();
}

export type Hashes = { readonly name: string; readonly birth: string; readonly email: string };

/** Entries with a name and a birth or an address that may still be used to join; locked, so that one place admits one person. */
export async function lockListed(transaction: MallTransaction, hashes: Hashes, at: Date): Promise<number[]> {
  const rows = await transaction
    .selectFrom('rosterEntry')
    .select('entryNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', 'is', null)
    .where('nameHash', '=', hashes.name)
    .where((where) => where.or([where('birthHash', '=', hashes.birth), where('emailHash', '=', hashes.email)]))
    .where('invitationEndsAt', '>', at)
    .where((where) => where.or([where('leavesAt', 'is', null), where('leavesAt', '>', at)]))
    .forUpdate()
    .execute();
  return rows.map(({ entryNo }) => entryNo);
}

/** Records that they have joined: from here on the member's row identifies them, and the hashes are deleted. */
export async function updateJoined(
  transaction: MallTransaction,
  { entryNo, memberNo }: { readonly entryNo: number; readonly memberNo: number },
): Promise<void> {
  await transaction
    .updateTable('rosterEntry')
    .set({ memberNo, nameHash: '', birthHash: '', emailHash: '' })
    .where('mallId', '=', transaction.mallId)
    .where('entryNo', '=', entryNo)
    .execute();
}

/** Employees whose access is due to end. */
export function listLeavers(transaction: MallTransaction, at: Date) {
  return transaction
    .selectFrom('rosterEntry')
    .select(['entryNo', 'memberNo'])
    .where('mallId', '=', transaction.mallId)
    .where('leavesAt', '<=', at)
    .execute();
}

/** Deletes those who have not joined in time. */
export async function deleteRunOut(transaction: MallTransaction, at: Date): Promise<void> {
  await transaction
    .deleteFrom('rosterEntry')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', 'is', null)
    .where('invitationEndsAt', '<=', at)
    .execute();
}
