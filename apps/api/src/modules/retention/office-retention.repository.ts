import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

type Batch = { readonly before: Date; readonly most: number };

/** Deletes sessions of staff that ended before a moment; returns how many. */
export async function deleteStaffSessions(office: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await office.deleteFrom('staffSession').where('endsAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteInvitations(office: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await office
    .deleteFrom('staffInvitation')
    .where('expiresAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes by whole seals, so it may be a few more than `most`; returns how many rows. */
export async function deleteAccess(database: Database, { before, most }: Batch): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_access(${before}, ${most}) as count`.execute(database);
  return rows[0]?.count ?? 0;
}
