import type { Dependencies } from '../../../dependencies.ts';
import { deleteSheets } from './sheet.repository.ts';

const keptFor = 90 * 24 * 60 * 60_000;

/** Rows that staff have uploaded need not be kept for ever: the history of each product has what they changed. */
export async function forgetSheets({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (officeDatabase) await deleteSheets(officeDatabase, new Date(now.getTime() - keptFor));
}
