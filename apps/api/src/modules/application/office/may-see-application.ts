import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow } from './application-queue.repository.ts';

type Place = { readonly mallId: number; readonly applicationNo: string };
type Looking = { readonly staff: StaffCaller; readonly readAs: ReadAs; readonly at: Date };

/** Whether staff may see an application: decided by the query of their list. */
export async function maySeeApplication(place: Place, { staff, readAs, at }: Looking): Promise<boolean> {
  const looking = { reaches: staff.reachOf('applications.read'), at };
  return (await readAs('applications.read', (reader) => findQueueRow(reader, place, looking))) !== undefined;
}
