import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow } from './application-queue.repository.ts';

type Place = { readonly mallId: number; readonly applicationNo: string };
type Looking = { readonly staff: StaffCaller; readonly readAs: ReadAs; readonly at: Date };

/** An application is seen by who its carrier's are given to: it is looked for as their list does. */
export async function maySeeApplication(place: Place, { staff, readAs, at }: Looking): Promise<boolean> {
  const looking = { reaches: staff.reachOf('applications.read'), at };
  return (await readAs('applications.read', (reader) => findQueueRow(reader, place, looking))) !== undefined;
}
