import { inMall } from '@mall/db/in-mall';
import { inOffice } from '@mall/db/in-office';
import type { Dependencies } from '../../../dependencies.ts';
import { endLooks } from './end-looks.ts';
import { findRunningLook } from './look.repository.ts';

/** Ends the look of suspended staff, in whichever mall it is: at once in every process. Does nothing without one. */
export async function endLooksOfStaff(
  { database, clock, endedSessions }: Pick<Dependencies, 'database' | 'clock' | 'endedSessions'>,
  staffNo: number,
): Promise<void> {
  const look = await inOffice(database, { kind: 'all' }, (reader) => findRunningLook(reader, staffNo));
  if (!look) return;
  const { mallId, contactNo } = look;
  await inMall(database, { mallId }, (transaction) => endLooks(transaction, { contactNo, at: clock() }));
  endedSessions.forget();
}
