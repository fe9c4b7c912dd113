import type { Readable } from 'node:stream';

/** Stores bytes under a name that the server generated, such as `questions/1/….webp`. */
export type FileStore = {
  /** Throws when a file of that name exists: nothing is overwritten. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a stream, over the remains of an earlier try. */
  readonly writeStream: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly readStream: (name: string) => Promise<Readable | undefined>;
  /** Undefined when there is no such file. */
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Idempotent. */
  readonly remove: (name: string) => Promise<void>;
};

/** The store cannot be used now, and a later retry may work (503); the message is one line that says what to do. */
export class FilesUnavailable extends Error {
  override readonly name: string = 'FilesUnavailable';
}

/** The store refuses to serve us: no retry helps until somebody has changed a setting. */
export class FilesRefused extends FilesUnavailable {
  override readonly name = 'FilesRefused';
}
