import type { Readable } from 'node:stream';
import { AppError } from '@mall/contracts/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { AuditedWrite } from '../../office/audited-write.ts';
import { isOwnRun, takeFile, updateFileDeleted } from './export-file.repository.ts';
import { fileNameOf, openSealed } from './sealed-file.ts';

type Fetching = Dependencies & { readonly write: AuditedWrite };
type Own = { readonly runNo: number; readonly staffNo: number };

/** Sends a finished file, once: from here on nobody can open it again, and it is deleted after sending. Errors: 4040, 4090. */
export async function fetchExport(
  { write, ...office }: Fetching,
  own: Own,
): Promise<{ readonly name: string; readonly content: Readable; readonly encoding?: 'gzip' | undefined }> {
  const { officeDatabase, files, clock } = office;
  if (!officeDatabase || !(await isOwnRun(officeDatabase, own))) throw new AppError('4040');
  const file = await write({ subject: `export ${own.runNo}` }, ({ database }) =>
    database.transaction().execute(async (transaction) => {
      const taken = await takeFile(transaction, { ...own, at: clock() });
      if (!taken)
        throw new AppError('4090', { description: '이미 받았거나 시간이 지난 파일이에요. 다시 만들어 주세요.' });
      return taken;
    }),
  );
  const sealed = await files.readStream(fileNameOf(own.runNo));
  if (!sealed) throw new AppError('4090', { description: '파일이 남아 있지 않아요. 다시 만들어 주세요.' });
  sealed.once('close', () => {
    // If this fails, the hourly job does it.
    void files
      .remove(fileNameOf(own.runNo))
      .then(() => updateFileDeleted(officeDatabase, own.runNo, clock()))
      .catch(() => undefined);
  });
  return { name: file.name, ...openSealed(office, sealed, file.sealedKey) };
}
