import type { RequestOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type { correctUploadRows as contract, UploadDetail } from '@mall/contracts/upload';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertChangeable } from './assert-changeable.ts';
import { checkUpload } from './check-upload.ts';
import { lockOwnUpload } from './find-own-upload.ts';
import { type OwnUpload, updateUpload } from './upload.repository.ts';
import { listNamedRows, updateCells } from './upload-row.repository.ts';

type Corrections = RequestOf<typeof contract>['body'];
type Correcting = { readonly own: OwnUpload; readonly corrections: Corrections };

/** Changes cells and checks the whole file again: pieces that one row gives up are available to another. */
export async function correctUploadRows(
  using: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  { own, corrections }: Correcting,
): Promise<UploadDetail> {
  const at = using.clock();
  await inMall(using.database, mall, (transaction) => writeCells(transaction, { own, corrections, at }));
  return checkUpload(using, mall, own);
}

async function writeCells(
  transaction: MallTransaction,
  { own, corrections, at }: Correcting & { readonly at: Date },
): Promise<void> {
  const upload = await lockOwnUpload(transaction, own);
  assertChangeable(upload, at);
  if (upload.revision !== corrections.revision) throw new AppError('4090');
  const { uploadNo, columns } = upload;
  const rows = await listNamedRows(transaction, {
    uploadNo,
    rowNos: corrections.rows.map(({ rowNo }) => rowNo),
  });
  const corrected = rows.map(({ rowNo, cells }) => {
    const changes = corrections.rows.find((row) => row.rowNo === rowNo)?.cells ?? [];
    const texts = columns.map(({ field }, index) => {
      const change = field && changes.find((one) => one.field === field);
      return change ? change.text.trim() : (cells[index] ?? '');
    });
    return { rowNo, cells: texts };
  });
  if (corrected.length > 0) await updateCells(transaction, { uploadNo, rows: corrected });
  await updateUpload(transaction, {
    uploadNo,
    change: { state: 'CHECKING', doneCount: 0, revision: upload.revision + 1, workerKey: null, workedAt: at },
  });
}
