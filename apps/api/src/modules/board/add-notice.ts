import { boardType } from '@mall/contracts/codes';
import type { PostBody } from '@mall/contracts/post-body';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { holdNew } from '../../publishing/hold.ts';
import { keepAttachment, type SentFile, toAttachment } from './keep-attachment.ts';

/** A notice as an operator's command sends it; its text is sanitised. */
type Sent = Pick<PostBody, 'title' | 'label' | 'author' | 'isPinned' | 'html'> & {
  readonly attachments: readonly SentFile[];
};

/** Adds a notice to the mall's board, with all of its files or not at all, and returns its number. Errors: 4130 and 4150 for a file. */
export async function addNotice(
  { database, ...dependencies }: Pick<Dependencies, 'database' | 'files' | 'clock'>,
  mall: MallScope,
  { attachments, ...words }: Sent,
): Promise<number> {
  const toStore = attachments.map((sent) => ({ attachment: toAttachment(sent), bytes: sent.bytes }));
  const at = dependencies.clock();
  const body = {
    ...{ ...words, summary: '', image: '', productNos: [] },
    files: toStore.map(({ attachment }) => attachment),
  };
  return inMall(database, mall, async (transaction) => {
    const { key } = await holdNew(transaction, boardType.notice, {
      ...{ state: 'LIVE', startsAt: at, endsAt: null, body, staffNo: null, madeAt: at },
    });
    for (const file of toStore) await keepAttachment(transaction, dependencies, file);
    return key;
  });
}
