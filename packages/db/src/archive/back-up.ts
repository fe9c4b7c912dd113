import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning, processIdentity } from '../embedded-process.ts';
import type { DatabaseAccess } from './archive-client.ts';
import { loadArchive } from './load-archive.ts';
import { ArchiveError, type Manifest } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { databaseNameOf, dropBeside, recreateBeside, withArchiveLock } from './scratch-database.ts';
import { type ArchiveSource, writeArchive } from './write-archive.ts';

/**
 * Writes an archive and verifies it by restoring it into a scratch database. Only then does the file get its final name, so a file with
 * that name is always complete.
 */
export function backUp(source: ArchiveSource, file: string): Promise<Manifest> {
  return withArchiveLock(source, async () => {
    if (existsSync(file)) throw new ArchiveError(`${file} exists already: name another file`);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await removeDrafts(dirname(file));
    const draft = `${file}${draftMark}${processIdentity(process.pid)?.replace(' ', '-')}`;
    try {
      await writeArchive(source, draft);
      source.log('restoring it into a scratch database');
      const manifest = await proveArchive(source, draft);
      await rename(draft, file);
      return manifest;
    } finally {
      await rm(draft, { force: true });
    }
  });
}

/** Restores an archive into a scratch database, compares everything, and drops the database. */
export async function proveArchive(
  source: DatabaseAccess & Pick<ArchiveSource, 'log'>,
  file: string,
): Promise<Manifest> {
  const manifest = await checkArchive(file);
  const scratch = `${databaseNameOf(source.url)}_scratch`;
  try {
    await loadArchive({ file, manifest, url: await recreateBeside(source, scratch), log: source.log });
  } finally {
    await dropBeside(source, scratch);
  }
  return manifest;
}

const draftMark = '.partial-';

/** Removes what a killed backup has left. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.includes(`.tar.zst${draftMark}`));
  const isOrphan = (name: string) => !isRunning(basename(name).split(draftMark)[1]?.replace('-', ' ') ?? '');
  for (const name of drafts.filter(isOrphan)) await rm(join(folder, name), { force: true });
}
