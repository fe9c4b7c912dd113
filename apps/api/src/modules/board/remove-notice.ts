import { boardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { listAttachments } from './attachment.repository.ts';
import { attachmentFile } from './attachment-file.ts';
import { deleteNotice } from './notice.repository.ts';

/** Takes a notice off the mall's board, and its files off the disk. Errors: 4040 there is no such notice. */
export async function removeNotice(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: MallScope,
  postNo: number,
): Promise<void> {
  const attachments = await inMall(database, mall, async (transaction) => {
    const found = await listAttachments(transaction, { boardType: boardType.notice, postNo });
    if (!(await deleteNotice(transaction, postNo))) throw new AppError('4040');
    return found;
  });
  // Last, when nobody can request them any more.
  for (const { attachmentName } of attachments) await files.remove(attachmentFile(mall, attachmentName));
}
