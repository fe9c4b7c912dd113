import type { Dependencies } from '../dependencies.ts';
import { deleteStaffRequests } from './staff-request.repository.ts';

/** How long a request's key is kept, milliseconds: nobody repeats a request later. */
const keptFor = 24 * 60 * 60_000;

export async function forgetStaffRequests({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (officeDatabase) await deleteStaffRequests(officeDatabase, new Date(now.getTime() - keptFor));
}
