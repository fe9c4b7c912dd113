import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { broken, mostEntries, type SheetLimits, tooLarge } from './sheet-limits.ts';
import { UnreadableSheet } from './unreadable.ts';

export type OpenZip = {
  readonly has: (name: string) => boolean;
  /** Names of what is inside. */
  readonly names: readonly string[];
  /** The bytes of a part, chunk by chunk; refused as soon as it inflates to more than allowed. */
  readonly stream: (name: string) => AsyncGenerator<Buffer>;
};

const open = promisify<Buffer, { lazyEntries: boolean; validateEntrySizes: boolean }, ZipFile>(fromBuffer);

/** Reads the directory of a zip; the stated sizes are checked before anything is inflated, and the real ones during inflation. */
export async function openZip(file: Buffer, { inflatedBytes }: SheetLimits): Promise<OpenZip> {
  const zip = await open(file, { lazyEntries: true, validateEntrySizes: true });
  const entries = await listEntries(zip);
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  let inflated = 0;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    stream: async function* (name) {
      const entry = entries.get(name);
      if (!entry) throw new UnreadableSheet(broken);
      if (entry.uncompressedSize > inflatedBytes) throw new UnreadableSheet(tooLarge);
      for await (const chunk of await openStream(entry)) {
        const bytes = chunk as Buffer;
        inflated += bytes.length;
        if (inflated > inflatedBytes) throw new UnreadableSheet(tooLarge);
        yield bytes;
      }
    },
  };
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    if (zip.entryCount > mostEntries) return reject(new UnreadableSheet(tooLarge));
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      // Of duplicate names the first, like office programs.
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}
