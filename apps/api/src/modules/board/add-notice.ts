import { boardType } from '@mall/contracts/codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { keepAttachment, type SentFile, toAttachment } from './keep-attachment.ts';
import { insertNotice, type NewNotice } from './notice.repository.ts';

type Sent = NewNotice & { readonly attachments: readonly SentFile[] };

/** Adds a notice to the mall's board, with all of its files or not at all, and returns its number. Errors: 4130 and 4150 for a file. */
export async function addNotice(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: MallScope,
  { attachments, ...notice }: Sent,
): Promise<number> {
  const toStore = attachments.map((sent) => ({ attachment: toAttachment(sent), bytes: sent.bytes }));
  return inMall(database, mall, async (transaction) => {
    const postNo = await insertNotice(transaction, notice);
    for (const file of toStore) {
      await keepAttachment(transaction, files, { boardType: boardType.notice, postNo, ...file });
    }
    return postNo;
  });
}
