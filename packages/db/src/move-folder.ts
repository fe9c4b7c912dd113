import { cpSync, renameSync, rmSync } from 'node:fs';

/** Moves a folder, also across file systems; if interrupted, the complete folder is in one of the two places. */
export function moveFolder(from: string, to: string): void {
  // An empty folder at the destination is replaced; one with content is an error.
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const draft = `${to}.moving`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    renameSync(draft, to);
    rmSync(from, { recursive: true, force: true });
  }
}
