import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { flipScheduled } from '../../publishing/revision.repository.ts';
import { attachmentFile } from './attachment-file.ts';
import { deleteLooseFiles } from './content-file.repository.ts';

type Own = Pick<Dependencies, 'database' | 'files'>;

/** Starts and ends what staff have scheduled, once its time has come. */
export const flipContent = ({ database }: Own, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, (transaction) => flipScheduled(transaction, now));

const day = 24 * 60 * 60_000;

/** Erases files that were uploaded a day ago and that no post uses. */
export async function eraseLooseFiles({ database, files }: Own, mall: MallScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - day);
  const names = await inMall(database, mall, (transaction) => deleteLooseFiles(transaction, before));
  for (const name of names) await files.remove(attachmentFile(mall, name));
}
