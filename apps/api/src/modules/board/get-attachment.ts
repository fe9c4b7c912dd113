import type { AttachmentType } from '@mall/contracts/attachment';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { findAttachment } from './attachment.repository.ts';
import { attachmentFile } from './attachment-file.ts';
import type { PostKey } from './board.repository.ts';

type Attached = {
  readonly fileName: string;
  readonly fileType: AttachmentType;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A file of a post of this mall. Errors: 4040 no such file, 4045 the row exists but the file does not: the operator's log names it. */
export async function getAttachment(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: MallScope,
  input: PostKey & { readonly attachmentName: string },
): Promise<Attached> {
  const found = await inMall(database, mall, (transaction) => findAttachment(transaction, input));
  if (!found) throw new AppError('4040');
  const bytes = await files.read(attachmentFile(mall, input.attachmentName));
  if (!bytes) throw new AppError('4045');
  return { ...found, bytes };
}
