import type { BoardAttachment } from '@mall/contracts/board-post';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { holdNext } from '../../publishing/hold.ts';
import type { PostKey } from './board.repository.ts';
import { keepAttachment, type SentFile, toAttachment } from './keep-attachment.ts';

/** Adds a file to a post of the mall, after those it has. Errors: 4040 no such post, 4130 and 4150 as for every file. */
export async function addAttachment(
  { database, ...dependencies }: Pick<Dependencies, 'database' | 'files' | 'clock'>,
  mall: MallScope,
  { boardType, postNo, ...sent }: PostKey & SentFile,
): Promise<BoardAttachment> {
  const attachment = toAttachment(sent);
  return inMall(database, mall, async (transaction) => {
    await holdNext(transaction, { kind: boardType, key: postNo }, ({ body, ...held }) => ({
      ...{ ...held, staffNo: null, madeAt: dependencies.clock() },
      body: { ...body, files: [...body.files, attachment] },
    }));
    await keepAttachment(transaction, dependencies, { attachment, bytes: sent.bytes });
    return attachment;
  });
}
