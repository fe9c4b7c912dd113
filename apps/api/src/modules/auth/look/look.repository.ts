import type { MallTransaction } from '@mall/db/in-mall';
import type { OfficeTransaction } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { Owner } from '../session/session.repository.ts';

type NewLook = Owner & {
  readonly sessionId: string;
  readonly contactNo: number;
  readonly staffNo: number;
  readonly staffName: string;
  readonly codeHash: Buffer;
  readonly beganAt: Date;
  readonly endsAt: Date;
};

/** False when these staff already look as somebody, in whichever mall. */
export async function insertLook(transaction: MallTransaction, look: NewLook): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('session')
    .values({
      ...{ mallId: transaction.mallId, sessionId: look.sessionId, memberNo: look.memberNo, deviceName: '' },
      ...{ signedInAt: look.beganAt, lastSeenAt: look.beganAt, lookedBy: look.staffNo, lookStaffName: look.staffName },
      ...{ lookContactNo: look.contactNo, lookEndsAt: look.endsAt, lookCodeHash: look.codeHash },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type Opened = Owner & {
  readonly sessionId: string;
  readonly staffNo: number;
  readonly staffName: string;
  readonly endsAt: Date;
};

/** Uses up the code of a look that began after this instant and has not ended; undefined when there is none. */
export async function openLook(
  transaction: MallTransaction,
  { codeHash, since }: { readonly codeHash: Buffer; readonly since: Date },
): Promise<Opened | undefined> {
  const { rows } = await sql<Opened>`
    update session set look_code_hash = null
    where mall_id = ${transaction.mallId} and look_code_hash = ${codeHash} and ended_at is null and signed_in_at > ${since}
    returning session_id, member_no, looked_by as staff_no, look_staff_name as staff_name, look_ends_at as ends_at`.execute(
    transaction,
  );
  return rows[0];
}

/** The look that these staff have open, in whichever mall; there is at most one. */
export async function findRunningLook(
  reader: OfficeTransaction,
  staffNo: number,
): Promise<{ readonly mallId: number; readonly contactNo: number } | undefined> {
  const { rows } = await sql<{ mallId: number; contactNo: number }>`
    select mall_id, look_contact_no as contact_no from session where looked_by = ${staffNo} and ended_at is null`.execute(
    reader,
  );
  return rows[0];
}

/** Ends the looks of a contact; returns how many there were. */
export async function updateLooksEnded(
  transaction: MallTransaction,
  { contactNo, at }: { readonly contactNo: number; readonly at: Date },
): Promise<bigint> {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ endedAt: sql`least(${at}, look_ends_at)` })
    .where('mallId', '=', transaction.mallId)
    .where('lookContactNo', '=', contactNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows;
}

/** Ends expired looks. */
export async function updateOldLooksEnded(transaction: MallTransaction, at: Date): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt: sql`look_ends_at` })
    .where('mallId', '=', transaction.mallId)
    .where('lookedBy', 'is not', null)
    .where('endedAt', 'is', null)
    .where('lookEndsAt', '<=', at)
    .execute();
}

export type LookRow = { readonly sessionId: string; readonly signedInAt: Date; readonly endedAt: Date | null };

/** Looks of staff as a member since then, the latest first; those never opened do not count. */
export function listLooks(
  transaction: MallTransaction,
  { memberNo, since, at }: Owner & { readonly since: Date; readonly at: Date },
): Promise<LookRow[]> {
  return transaction
    .selectFrom('session')
    .select(['sessionId', 'signedInAt'])
    .select(
      sql<Date | null>`case when look_ends_at <= ${at} then least(ended_at, look_ends_at) else ended_at end`.as(
        'endedAt',
      ),
    )
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('signedInAt', '>', since)
    .where('lookedBy', 'is not', null)
    .where('lookCodeHash', 'is', null)
    .orderBy('signedInAt', 'desc')
    .execute();
}
