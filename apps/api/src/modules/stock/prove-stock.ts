import { inOffice } from '@mall/db/in-office';
import type { Dependencies } from '../../dependencies.ts';
import { prove } from './office/entry.repository.ts';

/** Compares the shelves with the sums of the ledgers; the stock desk shows the differences. */
export async function proveStock({ officeDatabase }: Pick<Dependencies, 'officeDatabase'>, at: Date): Promise<void> {
  if (officeDatabase) await inOffice(officeDatabase, { kind: 'all' }, (transaction) => prove(transaction, at));
}
