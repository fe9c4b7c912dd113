import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable only by the user that runs the sandbox: mails contain links that open accounts. */
export const writePrivateFile = (file: string, text: string): void => put(writeFileSync, file, text);

/** The same, appending. */
export const appendPrivateFile = (file: string, text: string): void => put(appendFileSync, file, text);

type Write = (file: string, text: string, options: { readonly mode: number }) => void;

function put(write: Write, file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  write(file, text, { mode: 0o600 });
  // The mode above applies only to a new file.
  chmodSync(file, 0o600);
}
