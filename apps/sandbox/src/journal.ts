import { readFileSync } from 'node:fs';
import { appendPrivateFile, writePrivateFile } from './private-file.ts';

/**
 * Items that survive a restart, in a file to which each change appends one line: the last line for a key applies. Without a file they are
 * only in memory.
 */
export function openJournal<Item extends object>(file: string | undefined, keyOf: (item: Item) => string) {
  const items = new Map(readItems<Item>(file).map((item) => [keyOf(item), item]));
  const lineOf = (item: Item) => `\n${JSON.stringify(item)}`;
  return {
    /** By their keys, the oldest first. */
    items: items as ReadonlyMap<string, Item>,
    write: (item: Item): void => {
      items.set(keyOf(item), item);
      if (file) appendPrivateFile(file, lineOf(item));
    },
    /** Keeps only these. */
    replace: (kept: readonly Item[]): void => {
      items.clear();
      for (const item of kept) items.set(keyOf(item), item);
      if (file) writePrivateFile(file, kept.map(lineOf).join(''));
    },
  };
}

/** Empty at the first start. A truncated line is skipped: losing practice data is not worth a failure. */
function readItems<Item>(file: string | undefined): Item[] {
  try {
    return file
      ? readFileSync(file, 'utf8')
          .split('\n')
          .flatMap(readLine<Item>)
      : [];
  } catch {
    return [];
  }
}

/** An item; or all of them, as in files of earlier versions. */
function readLine<Item>(line: string): Item[] {
  try {
    return line === '' ? [] : ([JSON.parse(line) as Item | Item[]].flat() as Item[]);
  } catch {
    return [];
  }
}
