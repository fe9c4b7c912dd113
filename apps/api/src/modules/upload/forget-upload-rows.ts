import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { listErasableNos, updateUpload } from './upload.repository.ts';
import { deleteRows } from './upload-row.repository.ts';
import { touchedForErasure } from './working-time.ts';

/** Erases the rows of uploads that nobody has touched for thirty days; their orders and counts stay. Answers how many those are. */
export function forgetUploadRows(database: Database, mall: MallScope, now: Date): Promise<number> {
  return inMall(database, mall, async (transaction) => {
    const uploadNos = await listErasableNos(transaction, mall, touchedForErasure(now));
    await deleteRows(transaction, mall, { uploadNos });
    for (const uploadNo of uploadNos) {
      await updateUpload(transaction, mall, { uploadNo, change: { rowsErasedAt: now, workedAt: now } });
    }
    return uploadNos.length;
  });
}
