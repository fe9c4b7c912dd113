import { randomUUID } from 'node:crypto';
import { SettingError } from '@mall/db/settings';
import type { Config } from '../config.ts';
import { type FileStore, FilesRefused, FilesUnavailable } from './file-store.ts';
import { createFolderStore, filesFolder } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store of `FILES_URL`, or else a folder in the data folder. */
export const openFileStore = ({ filesUrl, dataFolder }: Pick<Config, 'filesUrl' | 'dataFolder'>): FileStore =>
  filesUrl === undefined ? createFolderStore(filesFolder(dataFolder)) : createS3Store(filesUrl);

/**
 * Throws a SettingError when the store does not let us detect missing files, write and delete. An unreachable store is not waited
 * for.
 */
export async function requireUsableStore(files: FileStore): Promise<void> {
  const name = `checks/${randomUUID()}`;
  try {
    await files.read(name);
    await files.write(name, Buffer.from('written at a start of the mall, and deleted at once'));
    await files.remove(name);
  } catch (error) {
    if (error instanceof FilesRefused) throw new SettingError(error.message, { cause: error });
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}
