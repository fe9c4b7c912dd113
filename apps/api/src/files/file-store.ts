import type { Readable } from 'node:stream';

/** Stores bytes under a name that the server generated, such as `questions/1/….webp`. */
export type FileStore = {
  /** Throws when there is something of that name already: nothing is written over. */
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

/** The store cannot be used for now, which is worth a retry later (503); the message is one line that says what to do. */
export class FilesUnavailable extends Error {
  override readonly name: string = 'FilesUnavailable';
}

/** It says that it will not serve us: no retry helps until somebody has changed a setting. */
export class FilesRefused extends FilesUnavailable {
  override readonly name = 'FilesRefused';
}
