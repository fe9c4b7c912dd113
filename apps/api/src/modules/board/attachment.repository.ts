import type { BoardAttachment } from '@mall/contracts/board';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { PostKey } from './board.repository.ts';

/** Stores a file behind those that the post has already. */
export async function insertAttachment(
  transaction: MallTransaction,
  attachment: PostKey & BoardAttachment,
): Promise<void> {
  const { boardType, postNo } = attachment;
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from board_attachment
    where mall_id = ${transaction.mallId} and board_type = ${boardType} and post_no = ${postNo})`;
  await transaction
    .insertInto('boardAttachment')
    .values({ ...attachment, position: last, mallId: transaction.mallId })
    .execute();
}

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

/** A file, if it is this post's. */
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
