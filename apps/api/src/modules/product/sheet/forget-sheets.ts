import type { Dependencies } from '../../../dependencies.ts';
import { deleteSheets } from './sheet.repository.ts';

const keptFor = 90 * 24 * 60 * 60_000;

/** Rows that staff have sent are of no use for ever: what they changed is in the history of each product. */
export async function forgetSheets({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (officeDatabase) await deleteSheets(officeDatabase, new Date(now.getTime() - keptFor));
}
