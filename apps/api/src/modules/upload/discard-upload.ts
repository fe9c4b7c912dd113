import type { MallTransaction } from '@mall/db/in-mall';
import { assertChangeable } from './assert-changeable.ts';
import { lockOwnUpload } from './find-own-upload.ts';
import { type OwnUpload, updateUpload } from './upload.repository.ts';
import { deleteRows } from './upload-row.repository.ts';

/** Discards an upload and erases its content; an expired one leaves the history. 4090 while it is being ordered, or once it is. */
export async function discardUpload(
  transaction: MallTransaction,
  { at, ...own }: OwnUpload & { readonly at: Date },
): Promise<null> {
  const upload = await lockOwnUpload(transaction, own);
  if (upload.state !== 'EXPIRED') assertChangeable(upload, at);
  const { uploadNo } = upload;
  await deleteRows(transaction, { uploadNos: [uploadNo] });
  const change = { state: 'DISCARDED' as const, fileName: '', columns: [], workedAt: at, rowsErasedAt: at };
  await updateUpload(transaction, { uploadNo, change });
  return null;
}
