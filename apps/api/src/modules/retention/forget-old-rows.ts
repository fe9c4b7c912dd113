import { inMall, type MallScope } from '@mall/db/in-mall';
import { retainedSince } from '@mall/domain/retention';
import { Forgotten } from '../../background/forgotten.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteOldest, type TableOfMall, tablesOfMall } from './retention.repository.ts';

type Forgetting = { readonly mall: MallScope; readonly now: Date; readonly most?: number };

/**
 * Deletes a mall's rows that are no longer needed (`retention.ts` in the domain says from when on), in batches, so that
 * no lock is held long, until none is left.
 */
export async function forgetOldRows(
  { database }: Pick<Dependencies, 'database'>,
  { mall, now, most = 5000 }: Forgetting,
): Promise<Forgotten> {
  const forgotten = new Forgotten();
  let tables: readonly TableOfMall[] = tablesOfMall;
  while (tables.length > 0) {
    const counts = await inMall(database, mall, (transaction) =>
      Promise.all(tables.map((table) => deleteOldest(transaction, { table, before: retainedSince(table, now), most }))),
    );
    for (const [place, table] of tables.entries()) forgotten.add(table, counts[place] ?? 0);
    tables = tables.filter((_, place) => counts[place] === most);
  }
  return forgotten;
}
