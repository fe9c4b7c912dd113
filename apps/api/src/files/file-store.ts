import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps bytes under a name of the server's own making, such as `questions/1/….webp`; a bucket could stand behind it too. */
export type FileStore = {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is nothing of that name. */
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Twice is the same as once. */
  readonly remove: (name: string) => Promise<void>;
};

/** Where the files of a mall lie among its data. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files');

/** Files in a folder that the server alone reads; several servers must share it. */
export function createFolderStore(folder: string): FileStore {
  return {
    write: async (name, bytes) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch(async (error: NodeJS.ErrnoException) => {
        // On a full disk half of it may be there, and nothing would ever name it.
        if (error.code !== 'EEXIST') await rm(file, { force: true });
        throw error;
      });
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
