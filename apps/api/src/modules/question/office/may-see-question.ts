import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow } from './question-queue.repository.ts';

type Place = { readonly mallId: number; readonly questionNo: number };
type Looking = { readonly staff: StaffCaller; readonly readAs: ReadAs; readonly at: Date };

/** Whether staff may see a question: decided by the query of their list. */
export async function maySeeQuestion(place: Place, { staff, readAs, at }: Looking): Promise<boolean> {
  const looking = { staffNo: staff.staffNo, reaches: staff.reachOf('questions.read'), at };
  return (await readAs('questions.read', (reader) => findQueueRow(reader, place, looking))) !== undefined;
}
