import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findUpload, lockUpload, type OwnUpload, type UploadRecord } from './upload.repository.ts';

/** A member's own upload; 4040 for others. */
export async function findOwnUpload(transaction: MallTransaction, own: OwnUpload): Promise<UploadRecord> {
  const upload = await findUpload(transaction, own);
  if (!upload) throw new AppError('4040');
  return upload;
}

/** The same, locked until the transaction ends. */
export async function lockOwnUpload(transaction: MallTransaction, own: OwnUpload): Promise<UploadRecord> {
  const upload = await lockUpload(transaction, own);
  if (!upload) throw new AppError('4040');
  return upload;
}
