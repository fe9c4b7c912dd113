import { randomUUID } from 'node:crypto';
import { attachmentTypes, mostAttachmentBytes } from '@mall/contracts/attachment';
import type { BoardAttachment } from '@mall/contracts/board-post';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { attachmentTypeOf, attachmentName as nameOf } from '@mall/domain/attachment-file';
import type { Dependencies } from '../../dependencies.ts';
import { attachmentFile } from './attachment-file.ts';
import { insertFile } from './content-file.repository.ts';

/** An uploaded file. */
export type SentFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** The file's row. Errors: 4130 larger than twenty megabytes, 4150 its extension is not allowed, or it is empty. */
export function toAttachment({ fileName: sentName, bytes }: SentFile): BoardAttachment {
  const fileName = nameOf(sentName);
  const fileType = attachmentTypeOf(fileName);
  if (!fileType || bytes.length === 0) throw new AppError('4150', { description: acceptedText });
  if (bytes.length > mostAttachmentBytes) throw new AppError('4130');
  return { attachmentName: randomUUID(), fileName, fileType, byteCount: bytes.length };
}

const acceptedText = `내용이 있는 ${attachmentTypes.join(', ')} 파일만 첨부할 수 있어요.`;

type NewFile = { readonly attachment: BoardAttachment; readonly bytes: Uint8Array };

/** Stores an uploaded file of a mall, so that posts can name it. */
export async function keepAttachment(
  transaction: MallTransaction,
  { files, clock }: Pick<Dependencies, 'files' | 'clock'>,
  { attachment, bytes }: NewFile,
): Promise<void> {
  await insertFile(transaction, { ...attachment, sentAt: clock() });
  // Last: when the file cannot be written, the row is rolled back.
  await files.write(attachmentFile(transaction, attachment.attachmentName), bytes);
}
