import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { isKeyName, isSafePath } from './data-entries.ts';
import { ArchiveError, type Manifest, parseManifest } from './manifest.ts';
import { countLines } from './tables.ts';

/** What an entry of an archive is, parsed from its name; unknown names are refused. */
export type ArchiveEntry = {
  readonly kind: 'table' | 'file' | 'key' | 'manifest';
  /** The name of the table, or of the file below its folder. */
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
};

const tablePart = /^tables\/((?:public|pgboss)\.[a-z_][a-z0-9_]*)\/\d{6,}$/;
const mostManifestBytes = 64 * 1024 * 1024;

/** Reads the entries of an archive in order; each must be read to its end before the next. */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createZstdDecompress(), entries);
  // Errors are handled where the entries are read, or at their end.
  reading.catch(() => {});
  try {
    for await (const entry of entries) yield classify(entry);
    await reading;
  } catch (error) {
    throw asArchiveError(error);
  }
}

function classify(entry: AsyncIterable<unknown> & { readonly header: Header }): ArchiveEntry {
  const { name: path, type, size } = entry.header;
  const content = explained(entry as AsyncIterable<Buffer>);
  const table = tablePart.exec(path)?.[1];
  const [folder, ...rest] = path.split('/');
  const name = rest.join('/');
  if (type === 'file') {
    if (table) return { kind: 'table', name: table, size, content };
    if (folder === 'files' && isSafePath(name)) return { kind: 'file', name, size, content };
    if (folder === 'keys' && isKeyName(name)) return { kind: 'key', name, size, content };
    if (path === 'manifest.json' && size <= mostManifestBytes) return { kind: 'manifest', name: path, size, content };
  }
  throw new ArchiveError(`the archive holds what no backup writes: ${JSON.stringify(path.slice(0, 100))} (${type})`);
}

/** Most faults of an archive appear while an entry is read. */
async function* explained(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw asArchiveError(error);
  }
}

function asArchiveError(error: unknown): unknown {
  if (error instanceof ArchiveError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new ArchiveError(`the archive cannot be read: ${message}`, { cause: error });
  }
  return new ArchiveError(`the archive is damaged or was cut short: ${message}`, { cause: error });
}

/**
 * Reads an archive completely and compares everything in it with its manifest, which must be the last entry: a truncated archive has none.
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const tables = new Map<string, { hash: Hash; rows: number }>();
  const files = { hash: createHash('sha256'), count: 0, bytes: 0 };
  const keys = new Set<string>();
  let manifest: Manifest | undefined;
  for await (const { kind, name, size, content } of readEntries(file)) {
    if (manifest) throw new ArchiveError('the archive is damaged: something follows its manifest');
    if (kind === 'manifest') manifest = parseManifest(await readText(content));
    else if (kind === 'table') await readInto(content, tables, name);
    else if (kind === 'file') {
      files.hash.update(`${name}\n${size}\n`);
      for await (const chunk of content) files.hash.update(chunk);
      files.count += 1;
      files.bytes += size;
    } else {
      if (keys.has(name)) throw new ArchiveError(`the archive is damaged: ${name} is in it twice`);
      keys.add(name);
      await readText(content);
    }
  }
  if (!manifest) throw new ArchiveError('the archive was cut short: it has no manifest');
  compare(manifest, tables, { ...files, sha256: files.hash.digest('hex') });
  return manifest;
}

async function readInto(
  content: AsyncIterable<Buffer>,
  tables: Map<string, { hash: Hash; rows: number }>,
  name: string,
): Promise<void> {
  const table = tables.get(name) ?? { hash: createHash('sha256'), rows: 0 };
  tables.set(name, table);
  for await (const chunk of content) {
    table.hash.update(chunk);
    table.rows += countLines(chunk);
  }
}

function compare(
  manifest: Manifest,
  tables: ReadonlyMap<string, { hash: Hash; rows: number }>,
  files: Manifest['files'],
): void {
  const named = new Set(manifest.tables.map(({ name }) => name));
  if (named.size !== manifest.tables.length) throw new ArchiveError('the archive is damaged: a table is named twice');
  for (const name of tables.keys()) {
    if (!named.has(name)) throw new ArchiveError(`the archive is damaged: its manifest does not name ${name}`);
  }
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.get(name) ?? { hash: createHash('sha256'), rows: 0 };
    if (table.rows !== rows || table.hash.digest('hex') !== sha256) {
      throw new ArchiveError(`the archive is damaged: ${name} is not what its manifest says`);
    }
  }
  const { count, bytes, sha256 } = manifest.files;
  if (files.count !== count || files.bytes !== bytes || files.sha256 !== sha256) {
    throw new ArchiveError('the archive is damaged: its files are not what its manifest says');
  }
}

async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
