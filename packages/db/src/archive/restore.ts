import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { type DatabaseAccess, withArchiveClient } from './archive-client.ts';
import { listDataEntries, readFingerprints } from './data-entries.ts';
import { loadArchive } from './load-archive.ts';
import { ArchiveError, type Manifest } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { countUsers, databaseNameOf, recreateBeside, swapDatabases, withArchiveLock } from './scratch-database.ts';
import type { ArchiveSource } from './write-archive.ts';

type Restore = ArchiveSource & {
  /** Whether a database or data folder that is not empty may be replaced. */
  readonly canReplace: boolean;
  /** Whether the target may have other keys than the archive. */
  readonly canHaveOtherKeys: boolean;
};

/** Everything is prepared in this folder; once it contains `readyName`, it only remains to be moved into place. */
const stageOf = (dataFolder: string): string => join(dataFolder, 'restoring');
const readyName = 'ready.json';
const formerOf = (dataFolder: string): string => join(dataFolder, 'before-restore');

const planSchema = z.object({
  database: z.string(),
  from: z.string(),
  former: z.string(),
  entries: z.array(z.string()),
});
type Plan = z.infer<typeof planSchema>;

/**
 * Restores an archive beside the existing data, and replaces that data only after everything was compared. If interrupted before, nothing
 * has changed; if interrupted while moving into place, `finishRestore` continues.
 */
export async function restore(target: Restore, file: string): Promise<Manifest> {
  const { url, dataFolder, environment, log } = target;
  const manifest = await checkArchive(file);
  return withArchiveLock(target, async () => {
    await finishRestore(target, dataFolder);
    await requireUsable(target);
    const stage = stageOf(dataFolder);
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true, mode: 0o700 });
    const name = databaseNameOf(url);
    const plan: Plan = { database: name, from: `${name}_restored`, former: `${name}_before_restore`, entries: [] };
    const restoredUrl = await recreateBeside(target, plan.from);
    await loadArchive({ file, manifest, url: restoredUrl, folder: stage, log });
    if (!target.canHaveOtherKeys) requireSameKeys(manifest, readFingerprints(environment, stage));
    await writeDurably(join(stage, readyName), JSON.stringify({ ...plan, entries: listDataEntries(stage) }));
    log('putting it in place');
    await finishRestore(target, dataFolder);
    return manifest;
  });
}

async function requireUsable({ url, administratorUrl, dataFolder, canReplace }: Restore): Promise<void> {
  if ((await countUsers({ url, administratorUrl })) > 0)
    throw new ArchiveError('the mall runs on this database: stop it, then restore');
  if (canReplace) return;
  const entries = listDataEntries(dataFolder);
  if (await hasTables(url))
    throw new ArchiveError('the database is not empty: add --replace to put the archive in its place');
  if (entries.length > 0) {
    throw new ArchiveError(
      `${dataFolder} holds ${entries.join(', ')}: add --replace to put the archive in their place`,
    );
  }
}

function hasTables(url: string): Promise<boolean> {
  return withArchiveClient(url, async (client) => {
    const { rows } = await client.query(
      `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    return rows.length > 0;
  });
}

/** Proofs of identity are hashed with IDENTITY_KEY: with another key nobody is recognised. */
function requireSameKeys(manifest: Manifest, keys: Readonly<Record<string, string>>): void {
  for (const [name, fingerprint] of Object.entries(manifest.keys)) {
    if (keys[name] === fingerprint) continue;
    throw new ArchiveError(
      `the archive was made with another ${name}: set ${name} as it was then, or add --other-keys to go on without`,
    );
  }
}

export const hasInterruptedRestore = (dataFolder: string): boolean => existsSync(join(stageOf(dataFolder), readyName));

/** Called before anything else is done with a database: completes a killed restore that was ready, and returns whether it did. */
export async function finishInterruptedRestore(access: DatabaseAccess, dataFolder: string): Promise<boolean> {
  if (!hasInterruptedRestore(dataFolder)) return false;
  return withArchiveLock(access, () => finishRestore(access, dataFolder));
}

/** Continues wherever moving into place was interrupted. */
async function finishRestore(access: DatabaseAccess, dataFolder: string): Promise<boolean> {
  const stage = stageOf(dataFolder);
  const readyFile = join(stage, readyName);
  if (!existsSync(readyFile)) return false;
  const plan = planSchema.parse(JSON.parse(readFileSync(readyFile, 'utf8')));
  if (plan.database !== databaseNameOf(access.url)) {
    throw new ArchiveError(`a restore of the database ${plan.database} was cut short: run this on that database once`);
  }
  await swapDatabases(access, plan);
  const former = formerOf(dataFolder);
  await prepareFormer(stage, former);
  for (const name of new Set([...plan.entries, ...listDataEntries(dataFolder)])) {
    const [current, prepared] = [join(dataFolder, name), join(stage, name)];
    const isPlaced = plan.entries.includes(name) && !existsSync(prepared);
    if (isPlaced) continue;
    if (existsSync(current)) await rename(current, join(former, name));
    if (existsSync(prepared)) await rename(prepared, current);
  }
  await rm(readyFile);
  await rm(stage, { recursive: true, force: true });
  return true;
}

/** Deletes what an earlier restore has set aside, once per restore. */
async function prepareFormer(stage: string, former: string): Promise<void> {
  const mark = join(stage, 'former-cleared');
  if (existsSync(mark)) return;
  await rm(former, { recursive: true, force: true });
  await mkdir(former, { recursive: true, mode: 0o700 });
  await writeDurably(mark, '');
}

/** Written under another name first, so that it exists completely or not at all, even after a power cut. */
async function writeDurably(file: string, text: string): Promise<void> {
  const draft = await open(`${file}.new`, 'w', 0o600);
  await draft.writeFile(text);
  await draft.sync();
  await draft.close();
  await rename(`${file}.new`, file);
  const folder = await open(dirname(file));
  await folder.sync();
  await folder.close();
}
