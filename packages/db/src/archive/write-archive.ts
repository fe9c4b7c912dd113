import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { pack as createPack, type Pack } from 'tar-stream';
import { type DatabaseAccess, withArchiveClient } from './archive-client.ts';
import { isKeyName, isSafePath, listDataEntries, listFiles, readFingerprints } from './data-entries.ts';
import { ArchiveError, archiveFormat, type Manifest } from './manifest.ts';
import { listTables, readAppliedMigrations, readSequences, readSums, readTable } from './tables.ts';

export type ArchiveSource = DatabaseAccess & {
  readonly dataFolder: string;
  /** Environment in which TOKEN_SECRET, IDENTITY_KEY and FILES_URL may be set. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
};

/**
 * Writes database, files and keys as of one moment into a new file that only its owner can read: a tar, compressed by zstd. No table and no
 * file is completely in memory.
 */
export async function writeArchive(source: ArchiveSource, file: string): Promise<Manifest> {
  const pack = createPack();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const writing = pipeline(pack, compress, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  // When the disk is full, nobody reads the packed data any more: the work must end together with the writing.
  const failed = new Promise<never>((_, reject) => {
    writing.catch(reject);
  });
  const work = withArchiveClient(source.url, (client) => fill(pack, client, source)).then(async (manifest) => {
    pack.finalize();
    await writing;
    return manifest;
  });
  work.catch((error: Error) => pack.destroy(error));
  return Promise.race([work, failed]);
}

async function fill(pack: Pack, client: Client, source: ArchiveSource): Promise<Manifest> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query('set local role mall_backup');
  // The first query takes the snapshot. Files are listed right after it: a file that is removed later is still named by a row of the
  // snapshot.
  const migrations = await readAppliedMigrations(client);
  const sequences = await readSequences(client);
  const createdAt = new Date().toISOString();
  const filesUrl = source.environment.FILES_URL?.trim() || undefined;
  const files = await packFiles(pack, source, filesUrl ? [] : await listFiles(source.dataFolder));
  const keys = await packKeys(pack, source);
  const tables = await packTables(pack, client, source);
  const sums = await readSums(client);
  const content = { migrations, tables, sequences, sums, files, keys, ...(filesUrl && { filesUrl }) };
  const manifest = { format: archiveFormat, createdAt, ...content } as const;
  await packBytes(pack, 'manifest.json', Buffer.from(JSON.stringify(manifest)));
  await client.query('rollback');
  return manifest;
}

async function packTables(pack: Pack, client: Client, { log }: ArchiveSource): Promise<Manifest['tables']> {
  const tables = await listTables(client);
  const packed: Manifest['tables'] = [];
  for (const table of tables) {
    let part = 0;
    const done = await readTable(client, table, async (rows) => {
      part += 1;
      await packBytes(pack, `tables/${table.name}/${String(part).padStart(6, '0')}`, rows);
      if (part % 100 === 0) log(`${table.name}: ${part} MB`);
    });
    packed.push(done);
  }
  log(`${packed.length} tables, ${packed.reduce((sum, { rows }) => sum + rows, 0)} rows`);
  return packed;
}

type Files = Manifest['files'];

async function packFiles(pack: Pack, { dataFolder, log }: ArchiveSource, names: readonly string[]): Promise<Files> {
  const hash = createHash('sha256');
  let [count, bytes] = [0, 0];
  for (const name of names) {
    if (!isSafePath(name))
      throw new ArchiveError(`a file has a name that no archive may hold: files/${JSON.stringify(name)}`);
    const handle = await open(join(dataFolder, 'files', name)).catch((error: NodeJS.ErrnoException) => {
      // Removed since the folder was listed.
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!handle) continue;
    const { size } = await handle.stat();
    const entry = pack.entry({ name: `files/${name}`, size, mode: 0o600 });
    hash.update(`${name}\n${size}\n`);
    const digest = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(handle.createReadStream(), digest, entry);
    count += 1;
    bytes += size;
    if (count % 1000 === 0) log(`files: ${count}`);
  }
  log(`${count} files, ${bytes} bytes`);
  return { count, bytes, sha256: hash.digest('hex') };
}

async function packKeys(pack: Pack, { dataFolder, environment }: ArchiveSource): Promise<Manifest['keys']> {
  for (const name of listDataEntries(dataFolder).filter(isKeyName)) {
    await packBytes(pack, `keys/${name}`, await readFile(join(dataFolder, name)));
  }
  return readFingerprints(environment, dataFolder);
}

/** Waits until the bytes were accepted, so that a slow disk slows down the reading. */
function packBytes(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    entry.end(bytes);
  });
}
