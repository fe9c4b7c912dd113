import { inOffice } from '@mall/db/in-office';
import type { Dependencies } from '../../dependencies.ts';
import { prove } from './office/entry.repository.ts';

/** Compares what is on the shelves with what the ledgers come to; the stock desk shows what it finds. */
export async function proveStock({ officeDatabase }: Pick<Dependencies, 'officeDatabase'>, at: Date): Promise<void> {
  if (officeDatabase) await inOffice(officeDatabase, { kind: 'all' }, (transaction) => prove(transaction, at));
}
