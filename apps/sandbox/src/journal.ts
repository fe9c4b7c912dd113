import { readFileSync } from 'node:fs';
import { writePrivateFile } from '../private-file.ts';

/** What a file keeps over a restart; empty at the first start, or when it was cut short: practice money is not worth failing for. */
export function readStored<Item>(file: string | undefined): Item[] {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
  } catch {
    return [];
  }
}

export function writeStored(file: string | undefined, items: Iterable<object>): void {
  if (file) writePrivateFile(file, JSON.stringify([...items]));
}
