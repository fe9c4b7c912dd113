import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Stores bytes under a name that the server generated, such as `questions/1/….webp`; a bucket could implement it too. */
export type FileStore = {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Stores what comes piece by piece, in the place of what an earlier try has left. */
  readonly writeStream: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined when there is nothing of that name. */
  readonly readStream: (name: string) => Promise<Readable | undefined>;
  /** Undefined when there is nothing of that name. */
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Idempotent. */
  readonly remove: (name: string) => Promise<void>;
};

/** Where the files of a mall lie in the data folder. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files');

/** Files in a folder that the server alone reads; several servers must share it. */
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
