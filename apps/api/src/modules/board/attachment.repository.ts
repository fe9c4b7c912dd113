import type { BoardAttachment } from '@mall/contracts/board-post';
import type { MallTransaction } from '@mall/db/in-mall';
import type { PostKey } from './board.repository.ts';

/** The files of a post, in their order. */
export function listAttachments(
  transaction: MallTransaction,
  { boardType, postNo }: PostKey,
): Promise<BoardAttachment[]> {
  return transaction
    .selectFrom('boardAttachment')
    .select(['attachmentName', 'fileName', 'fileType', 'byteCount'])
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where('postNo', '=', postNo)
    .orderBy('position')
    .execute();
}

/** A file, if it belongs to this post. */
export function findAttachment(
  transaction: MallTransaction,
  { boardType, postNo, attachmentName }: PostKey & { readonly attachmentName: string },
): Promise<Pick<BoardAttachment, 'fileName' | 'fileType'> | undefined> {
  return transaction
    .selectFrom('boardAttachment')
    .select(['fileName', 'fileType'])
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where('postNo', '=', postNo)
    .where('attachmentName', '=', attachmentName)
    .executeTakeFirst();
}
