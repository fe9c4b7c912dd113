import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { listErasable, updateUpload } from './upload.repository.ts';
import { deleteRows } from './upload-row.repository.ts';
import { touchedForErasure } from './working-time.ts';

/**
 * Erases the rows of uploads untouched for thirty days; their orders and counts stay. One that was never ordered has
 * then expired. Returns how many those are.
 */
export function forgetUploadRows(database: Database, mall: MallScope, now: Date): Promise<number> {
  return inMall(database, mall, async (transaction) => {
    const erasable = await listErasable(transaction, touchedForErasure(now));
    const uploadNos = erasable.map(({ uploadNo }) => uploadNo);
    await deleteRows(transaction, { uploadNos });
    for (const { uploadNo, state } of erasable) {
      const end = state === 'ORDERED' ? {} : { state: 'EXPIRED' as const, workerKey: null };
      await updateUpload(transaction, { uploadNo, change: { ...end, rowsErasedAt: now, workedAt: now } });
    }
    return uploadNos.length;
  });
}
