import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../lifetime.ts';

export type SmallDisk = {
  /** Fills it completely, until `clear`. */
  readonly fill: () => void;
  readonly clear: () => void;
};

const megabyte = 1024 * 1024;
/** Enough for the demo's database and the longest WAL that it keeps. */
const size = '1536m';

/** Mounts a separate file system at this folder, which can be filled without affecting others; undefined when mounting is not permitted. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onStop(() => void execFileSync('umount', [folder]));
  const ballast = join(folder, 'ballast');
  return { fill: () => fill(ballast), clear: () => rmSync(ballast, { force: true }) };
}

function fill(file: string): void {
  const target = openSync(file, 'w');
  let piece = Buffer.alloc(megabyte);
  while (piece.length > 0) {
    try {
      writeSync(target, piece);
    } catch {
      piece = piece.subarray(0, Math.floor(piece.length / 2));
    }
  }
  closeSync(target);
}
