import type { Database } from '@mall/db/connection';
import type { DB, ExportFile } from '@mall/db/generated';
import type { Transaction } from 'kysely';

type NewFile = Omit<ExportFile, 'fetchedAt' | 'deletedAt'>;

export async function insertFile(transaction: Transaction<DB>, file: NewFile): Promise<void> {
  await transaction.insertInto('exportFile').values(file).execute();
}

/** Takes the file of one's own run, once; undefined when there is none to take. */
export async function takeFile(
  transaction: Transaction<DB>,
  { runNo, staffNo, at }: { readonly runNo: number; readonly staffNo: number; readonly at: Date },
) {
  const file = await transaction
    .selectFrom('exportFile')
    .innerJoin('run', 'run.runNo', 'exportFile.runNo')
    .select(['exportFile.name', 'exportFile.sealedKey', 'exportFile.byteCount'])
    .where('exportFile.runNo', '=', runNo)
    .where('run.staffNo', '=', staffNo)
    .where('exportFile.fetchedAt', 'is', null)
    .where('exportFile.expiresAt', '>', at)
    .forUpdate('exportFile')
    .executeTakeFirst();
  if (file)
    await transaction
      .updateTable('exportFile')
      .set({ fetchedAt: at, sealedKey: '' })
      .where('runNo', '=', runNo)
      .execute();
  return file;
}

/** Whether these staff have such a run. */
export async function isOwnRun(database: Database, { runNo, staffNo }: { runNo: number; staffNo: number }) {
  const found = await database
    .selectFrom('run')
    .select('runNo')
    .where('runNo', '=', runNo)
    .where('kind', '=', 'EXPORT')
    .where('staffNo', '=', staffNo)
    .executeTakeFirst();
  return found !== undefined;
}

/** Files that were fetched or have expired, but still exist. */
export async function listSpentFiles(database: Database, at: Date): Promise<number[]> {
  const rows = await database
    .selectFrom('exportFile')
    .select('runNo')
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('fetchedAt', 'is not', null), where('expiresAt', '<=', at)]))
    .execute();
  return rows.map(({ runNo }) => runNo);
}

/** Records that the file is deleted, and drops its key. */
export async function updateFileDeleted(database: Database, runNo: number, at: Date): Promise<void> {
  await database.updateTable('exportFile').set({ deletedAt: at, sealedKey: '' }).where('runNo', '=', runNo).execute();
}
