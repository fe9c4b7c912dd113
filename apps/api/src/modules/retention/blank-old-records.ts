import { inMall, type MallScope } from '@mall/db/in-mall';
import { retainedSince } from '@mall/domain/retention';
import { Forgotten } from '../../background/forgotten.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertOperatorAct } from '../../office/office.repository.ts';
import { blankOldest, recordTables } from './retention.repository.ts';

type Blanking = { readonly mall: MallScope; readonly now: Date; readonly most?: number };

/**
 * Erases personal data from a mall's orders and applications when the law no longer requires it, in batches, so that
 * no lock is held long. The rows stay for the books; the audit records how many, in the same transaction.
 */
export async function blankOldRecords(
  { database }: Pick<Dependencies, 'database'>,
  { mall, now, most = 500 }: Blanking,
): Promise<Forgotten> {
  const forgotten = new Forgotten();
  // All three have the same period.
  const before = retainedSince('mall_order', now);
  let isMore = true;
  while (isMore) {
    const counts = await inMall(database, mall, async (transaction) => {
      const blanked = await blankOldest(transaction, { before, most });
      const told = recordTables.filter((table) => blanked[table] > 0).map((table) => `${table} ${blanked[table]}`);
      if (told.length > 0) {
        const act = { operator: 'SYSTEM', action: 'retention.blank', subject: told.join(', ') };
        await insertOperatorAct(transaction, { ...act, reason: '보관 기간이 지났어요' });
      }
      return blanked;
    });
    for (const table of recordTables) forgotten.add(table, counts[table]);
    isMore = recordTables.some((table) => counts[table] === most);
  }
  return forgotten;
}
