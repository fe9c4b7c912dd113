import type { Dependencies } from '../dependencies.ts';
import { deleteStaffRequests } from './staff-request.repository.ts';

/** Nobody sends a press again after so long, milliseconds. */
const keptFor = 24 * 60 * 60_000;

export async function forgetStaffRequests({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (officeDatabase) await deleteStaffRequests(officeDatabase, new Date(now.getTime() - keptFor));
}
