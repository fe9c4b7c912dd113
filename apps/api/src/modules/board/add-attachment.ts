import { randomUUID } from 'node:crypto';
import { attachmentTypes, mostAttachmentBytes } from '@mall/contracts/attachment';
import type { BoardAttachment } from '@mall/contracts/board';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { attachmentTypeOf, attachmentName as nameOf } from '@mall/domain/attachment-file';
import type { Dependencies } from '../../dependencies.ts';
import { insertAttachment } from './attachment.repository.ts';
import { attachmentFile } from './attachment-file.ts';
import { findPost, type PostKey } from './board.repository.ts';

type Sent = PostKey & { readonly fileName: string; readonly bytes: Uint8Array };

/**
 * Puts a file to a post of the mall, behind those it has. Errors: 4040 there is no such post, 4130 it is larger than twenty megabytes,
 * 4150 its name ends in nothing that may be kept, or there is nothing in it.
 */
export async function addAttachment(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: MallScope,
  { boardType, postNo, fileName: sentName, bytes }: Sent,
): Promise<BoardAttachment> {
  const fileName = nameOf(sentName);
  const fileType = attachmentTypeOf(fileName);
  if (!fileType || bytes.length === 0) throw new AppError('4150', { description: acceptedText });
  if (bytes.length > mostAttachmentBytes) throw new AppError('4130');
  const attachment = { attachmentName: randomUUID(), fileName, fileType, byteCount: bytes.length };
  return inMall(database, mall, async (transaction) => {
    if (!(await findPost(transaction, mall, { boardType, postNo }))) throw new AppError('4040');
    await insertAttachment(transaction, mall, { boardType, postNo, ...attachment });
    // Last: a file that could not be written is not noted either.
    await files.write(attachmentFile(mall, attachment.attachmentName), bytes);
    return attachment;
  });
}

const acceptedText = `내용이 있는 ${attachmentTypes.join(', ')} 파일만 첨부할 수 있어요.`;
