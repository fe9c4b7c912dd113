import type { Database } from '@mall/db/connection';
import { retainedSince } from '@mall/domain/retention';
import { Forgotten } from '../../background/forgotten.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteAccess, deleteInvitations, deleteStaffSessions } from './office-retention.repository.ts';

/** The same for rows that belong to no mall; rows of staff only where the office is served. */
export async function forgetOldOfficeRows(
  { database, officeDatabase }: Pick<Dependencies, 'database' | 'officeDatabase'>,
  now: Date,
): Promise<Forgotten> {
  const forgotten = new Forgotten();
  await forgetAccess(database, { now, forgotten });
  if (!officeDatabase) return forgotten;
  forgotten.add('staff_session', await deleteStaffSessions(officeDatabase, retainedSince('staff_session', now)));
  forgotten.add('staff_invitation', await deleteInvitations(officeDatabase, retainedSince('staff_invitation', now)));
  return forgotten;
}

async function forgetAccess(
  database: Database,
  { now, forgotten }: { readonly now: Date; readonly forgotten: Forgotten },
): Promise<void> {
  const batch = { before: retainedSince('privacy_access', now), most: 5000 };
  let count: number;
  do {
    count = await deleteAccess(database, batch);
    forgotten.add('privacy_access', count);
  } while (count >= batch.most);
}
