import type { DataOf } from '@mall/contracts/endpoint';
import type { listUploads as contract } from '@mall/contracts/upload';
import type { MallTransaction } from '@mall/db/in-mall';
import { getUploader, listUploadPage } from './upload.repository.ts';

const pageSize = 10;

/** The member's uploads, newest first. */
export async function listUploads(
  transaction: MallTransaction,
  { memberNo, page }: { readonly memberNo: number; readonly page: number },
): Promise<DataOf<typeof contract>> {
  const [{ rows, total }, { name }] = await Promise.all([
    listUploadPage(transaction, { memberNo, limit: pageSize, offset: (page - 1) * pageSize }),
    getUploader(transaction, { memberNo }),
  ]);
  const uploads = rows.map(({ goodsAmount, deliveryAmount, uploadedAt, ...upload }) => ({
    ...upload,
    totalAmount: goodsAmount + deliveryAmount,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy: name,
  }));
  return { total, page, pageSize, uploads };
}
