import type { BoardAttachment } from '@mall/contracts/board';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { findPost, type PostKey } from './board.repository.ts';
import { keepAttachment, type SentFile, toAttachment } from './keep-attachment.ts';

/** Adds a file to a post of the mall, behind those it has. Errors: 4040 there is no such post, 4130 and 4150 as for every file. */
export async function addAttachment(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: MallScope,
  { boardType, postNo, ...sent }: PostKey & SentFile,
): Promise<BoardAttachment> {
  const attachment = toAttachment(sent);
  return inMall(database, mall, async (transaction) => {
    if (!(await findPost(transaction, { boardType, postNo }))) throw new AppError('4040');
    await keepAttachment(transaction, files, { boardType, postNo, attachment, bytes: sent.bytes });
    return attachment;
  });
}
