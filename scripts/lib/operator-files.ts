import { readFile } from 'node:fs/promises';
import type { OperatorText } from '../../apps/api/src/operator-text.ts';
import { TaskError } from './task.ts';

/** A file that an operator names. */
export const readNamedFile = (path: string): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw new TaskError(`${path} cannot be read`, { cause });
  });

/** A text in a file: HTML, or plain text by its extension. */
export async function readOperatorText(path: string): Promise<OperatorText> {
  const [, ending] = /\.(html?|txt)$/i.exec(path) ?? [];
  if (!ending) throw new TaskError('the text is a file that ends in .html or .txt');
  return { body: (await readNamedFile(path)).toString('utf8'), format: /^htm/i.test(ending) ? 'html' : 'text' };
}
