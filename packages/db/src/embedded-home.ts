import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { stopCluster } from './embedded-postmaster.ts';
import { isRunning } from './embedded-process.ts';
import { moveFolder } from './move-folder.ts';
import { SettingError } from './settings.ts';

/** The system user that PostgreSQL runs as when it cannot run as ours. */
export type ServerUser = { readonly uid: number; readonly gid: number };

export type EmbeddedHome = {
  /** Contains the cluster, its password and its log. */
  readonly folder: string;
  /** Where a copy of the binaries is needed, when the server's user cannot read those in node_modules. */
  readonly binariesFolder: string | undefined;
  readonly user: ServerUser | undefined;
};

/** Where the embedded PostgreSQL is: inside the data folder, so that copying or moving that folder includes everything. */
export async function prepareEmbeddedHome(dataFolder: string): Promise<EmbeddedHome> {
  const path = join(dataFolder, 'postgres');
  if (process.getuid?.() !== 0) {
    makeFolder(path);
    requireAccess(path);
    await settleEarlierVersion(path);
    return { folder: realpathSync(path), binariesFolder: undefined, user: undefined };
  }
  // PostgreSQL refuses to run as root, and the checkout may be in a folder that is closed to other users.
  const binariesFolder = sharedRoot();
  const user = unprivilegedUser();
  await adoptFormerHome(dataFolder, path);
  makeFolder(path);
  giveTo(path, user);
  return { folder: realpathSync(path), binariesFolder, user };
}

/** Earlier versions, started by root, stored the cluster outside of the data folder, under a hash of the data folder's path. */
async function adoptFormerHome(dataFolder: string, folder: string): Promise<void> {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const former = sharedParents.map((parent) => join(parent, 'mall-postgres', name)).find((path) => hasCluster(path));
  if (!former || hasCluster(folder)) return;
  await settleEarlierVersion(former);
  makeFolder(dataFolder);
  moveFolder(former, folder);
}

/** Earlier versions wrote the one process that owned the server into `owner` and had no leases. */
async function settleEarlierVersion(folder: string): Promise<void> {
  const owner = join(folder, 'owner');
  if (!existsSync(owner)) return;
  if (isRunning(readFileSync(owner, 'utf8'))) {
    throw new SettingError('an earlier version of the mall still runs on this data folder: stop it, then start again');
  }
  await stopCluster(realpathSync(join(folder, 'data')));
  rmSync(owner, { force: true });
}

export const hasCluster = (folder: string): boolean => existsSync(join(folder, 'data', 'PG_VERSION'));

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SettingError(`cannot write to ${folder}: set DATA_DIR to a folder you own`, { cause: error });
  }
}

function requireAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(
      `${folder} belongs to another user: start as that user, or set DATA_DIR to a folder you own`,
      {
        cause: error,
      },
    );
  }
}

/** A copy made by root belongs to root; PostgreSQL starts only on a folder of its own user that nobody else can read. */
function giveTo(folder: string, user: ServerUser): void {
  const cluster = join(folder, 'data');
  const isForeign = [folder, cluster].some((path) => existsSync(path) && statSync(path).uid !== user.uid);
  if (!isForeign) return;
  try {
    changeOwner(folder, user);
    for (const path of [folder, cluster]) if (existsSync(path)) chmodSync(path, 0o700);
  } catch (error) {
    throw new SettingError(`cannot change the owner of ${folder}: set DATA_DIR to a folder on a local disk`, {
      cause: error,
    });
  }
}

function changeOwner(path: string, user: ServerUser): void {
  // Never through a symbolic link, which might lead out of the folder.
  lchownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) changeOwner(child, user);
    else lchownSync(child, user.uid, user.gid);
  }
}

const sharedParents = ['/var/lib', '/var/tmp'];

function sharedRoot(): string {
  for (const parent of sharedParents) {
    const folder = join(parent, 'mall-postgres');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    // /var/tmp is open to all: a folder that somebody else created there beforehand is not used.
    if (statSync(folder).uid === 0) return folder;
  }
  throw new SettingError(
    'PostgreSQL needs a writable /var/lib or /var/tmp when started by root: set DATABASE_URL instead',
  );
}

function unprivilegedUser(): ServerUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}
