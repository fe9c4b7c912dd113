import type { UploadDetail } from '@mall/contracts/upload';
import type { MallTransaction } from '@mall/db/in-mall';
import { listOrderTerms } from '../order/place/list-order-terms.ts';
import { findOwnUpload } from './find-own-upload.ts';
import { getUploader, type OwnUpload } from './upload.repository.ts';
import { isStalled, rowsRetainedUntil } from './working-time.ts';

/** The state of an upload; 4040 when it is not the member's. */
export async function getUpload(
  transaction: MallTransaction,
  { at, ...own }: OwnUpload & { readonly at: Date },
): Promise<UploadDetail> {
  const upload = await findOwnUpload(transaction, own);
  const [{ name }, terms] = await Promise.all([getUploader(transaction, own), listOrderTerms(transaction, at)]);
  const { uploadNo, fileName, state, rowCount, doneCount, errorCount, orderedRowCount, orderCount, revision } = upload;
  const { goodsAmount, deliveryAmount, columns, uploadedAt, orderedAt, workedAt, rowsErasedAt } = upload;
  return {
    ...{ uploadNo, fileName, state, rowCount, doneCount, errorCount, orderedRowCount, orderCount, revision },
    ...{ goodsAmount, deliveryAmount, totalAmount: goodsAmount + deliveryAmount, columns, terms },
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy: name,
    orderedAt: orderedAt?.toISOString() ?? null,
    isStalled: isStalled(upload, at),
    rowsRetainedUntil: rowsErasedAt ? null : rowsRetainedUntil(workedAt).toISOString(),
  };
}
