import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from './settings.ts';

/** The system user that PostgreSQL runs as when it cannot run as ours. */
export type ServerUser = { readonly uid: number; readonly gid: number };

export type EmbeddedHome = {
  /** Holds the cluster, its password and its log. */
  readonly folder: string;
  /** Where a copy of the binaries must lie, when those in node_modules cannot be reached by the server's user. */
  readonly binariesFolder: string | undefined;
  readonly user: ServerUser | undefined;
};

/**
 * PostgreSQL refuses to run as root, and the checkout may lie under a folder closed to other users. So for root
 * both binaries and data live in a folder of their own, named after the data folder they stand for.
 */
export function prepareEmbeddedHome(dataFolder: string): EmbeddedHome {
  if (process.getuid?.() !== 0) {
    const folder = join(dataFolder, 'postgres');
    makeFolder(folder, 0o700);
    return { folder, binariesFolder: undefined, user: undefined };
  }
  const root = sharedRoot();
  const user = unprivilegedUser();
  const folder = join(root, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  makeFolder(folder, 0o700);
  chownSync(folder, user.uid, user.gid);
  return { folder, binariesFolder: root, user };
}

function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
  } catch (error) {
    throw new SettingError(`cannot write to ${folder}: set DATA_DIR to a folder you own`, { cause: error });
  }
}

function sharedRoot(): string {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const folder = join(parent, 'mall-postgres');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    // /var/tmp is open to all: a folder that someone else laid there beforehand is not used.
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
