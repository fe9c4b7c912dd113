import { readFileSync } from 'node:fs';
import { appendPrivateFile, writePrivateFile } from './private-file.ts';

/**
 * Items that outlive a restart, in a file to which each change adds one line: the last line of a key is what holds. Without a file they are in
 * memory alone.
 */
export function openJournal<Item extends object>(file: string | undefined, keyOf: (item: Item) => string) {
  const items = new Map(readItems<Item>(file).map((item) => [keyOf(item), item]));
  const lineOf = (item: Item) => `\n${JSON.stringify(item)}`;
  return {
    /** By their keys, the first one first. */
    items: items as ReadonlyMap<string, Item>,
    write: (item: Item): void => {
      items.set(keyOf(item), item);
      if (file) appendPrivateFile(file, lineOf(item));
    },
    /** Keeps these and no others. */
    replace: (kept: readonly Item[]): void => {
      items.clear();
      for (const item of kept) items.set(keyOf(item), item);
      if (file) writePrivateFile(file, kept.map(lineOf).join(''));
    },
  };
}

/** Empty at the first start. A line that was cut short is left out: practice money is not worth failing for. */
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

/** An item; all of them, as files of earlier versions have it. */
function readLine<Item>(line: string): Item[] {
  try {
    return line === '' ? [] : ([JSON.parse(line) as Item | Item[]].flat() as Item[]);
  } catch {
    return [];
  }
}
