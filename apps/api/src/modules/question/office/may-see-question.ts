import type { ReadAs } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow } from './question-queue.repository.ts';

type Place = { readonly mallId: number; readonly questionNo: number };
type Looking = { readonly staff: StaffCaller; readonly readAs: ReadAs; readonly at: Date };

/** A question is visible to staff whose list finds it. */
export async function maySeeQuestion(place: Place, { staff, readAs, at }: Looking): Promise<boolean> {
  const looking = { staffNo: staff.staffNo, reaches: staff.reachOf('questions.read'), at };
  return (await readAs('questions.read', (reader) => findQueueRow(reader, place, looking))) !== undefined;
}
