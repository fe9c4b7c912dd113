import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedHome } from './embedded-home.ts';
import { findPostmaster } from './embedded-postmaster.ts';
import { sendSignal } from './embedded-process.ts';

const megabyte = 1024 * 1024;
/**
 * Below this much free space the database becomes read-only: PostgreSQL stops altogether when its write-ahead log, which grows by 16 MB at
 * a time, finds no room. Far more than is written between two checks.
 */
const leastFreeBytes = 128 * megabyte;
/** The database becomes writable again from here on: with only a little more space the disk would be full again at once. */
const enoughFreeBytes = 192 * megabyte;
/** The space that a server that died on a full disk needs to start: for its lock file, its log, and the end of its recovery. */
const reserveBytes = 32 * megabyte;

const settingsName = 'disk-full.conf';
const settings = 'default_transaction_read_only = on\n';

export const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export type DiskWatch = {
  /** Makes the database read-only when the disk is nearly full, and writable again when there is space. */
  readonly look: () => void;
  readonly isFull: () => boolean;
  /** Frees the space that a server needs to start. */
  readonly releaseReserve: () => void;
};

/** Watches the disk of a cluster. `freeBytes` is what is available to the server's user. */
export function watchDisk(home: EmbeddedHome, freeBytes: (folder: string) => number): DiskWatch {
  const cluster = join(home.folder, 'data');
  const [inForce, prepared] = [join(cluster, settingsName), join(cluster, `${settingsName}.off`)];
  const reserve = join(home.folder, 'reserve');
  prepareSettings(home, cluster);

  // On a full disk nothing can be written, but an existing file can be renamed.
  const switchTo = (from: string, to: string) => {
    if (!existsSync(from)) return;
    renameSync(from, to);
    const server = findPostmaster(cluster);
    if (server) sendSignal([server.pid], 'SIGHUP');
  };
  return {
    look: () => {
      const free = freeBytes(cluster);
      if (free < leastFreeBytes) switchTo(prepared, inForce);
      else if (free >= enoughFreeBytes) {
        switchTo(inForce, prepared);
        if (!existsSync(reserve)) writeFileSync(reserve, Buffer.alloc(reserveBytes, 1), { mode: 0o600 });
      }
    },
    isFull: () => existsSync(inForce),
    releaseReserve: () => rmSync(reserve, { force: true }),
  };
}

function prepareSettings(home: EmbeddedHome, cluster: string): void {
  const prepared = join(cluster, `${settingsName}.off`);
  if (!existsSync(prepared) && !existsSync(join(cluster, settingsName))) {
    writeFileSync(prepared, settings, { mode: 0o600 });
    if (home.user) chownSync(prepared, home.user.uid, home.user.gid);
  }
  const main = join(cluster, 'postgresql.conf');
  const line = `include_if_exists = '${settingsName}'`;
  if (!readFileSync(main, 'utf8').includes(line)) appendFileSync(main, `\n${line}\n`);
}
