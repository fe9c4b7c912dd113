import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** Where a mall's files are in the data folder. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files');

/** Files in a folder that only the server reads; several servers must share it. */
export function createFolderStore(folder: string): FileStore {
  return {
    write: async (name, bytes) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch(async (error: NodeJS.ErrnoException) => {
        // After a full disk a partial file may be left, which nothing would ever refer to.
        if (error.code !== 'EEXIST') await rm(file, { force: true });
        throw error;
      });
    },
    writeStream: async (name, pieces) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(pieces, createWriteStream(file, { flags: 'w', mode: 0o600 })).catch(async (error: unknown) => {
        await rm(file, { force: true });
        throw error;
      });
    },
    readStream: (name) =>
      open(join(folder, name)).then(
        (file) => file.createReadStream(),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      ),
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
