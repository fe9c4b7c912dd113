import { spawnSync } from 'node:child_process';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

// What it buys: the mistake is found before the commit; a database with the migration refuses a changed one by its checksum at the
// next start. When to drop it: never by itself; an installation's checksums would then be the first to find it.

/** Migrations that were changed or removed since they were committed, one line each; new files are welcome. */
export function findChangedMigrations(): string[] {
  const options = ['diff', '--name-status', '--no-renames', 'HEAD', '--', 'packages/db/migrations'];
  const { status, stdout } = spawnSync('git', options, { cwd: checkoutFolder, encoding: 'utf8' });
  // An archive without history has nothing to compare with.
  if (status !== 0) return [];
  return stdout
    .split('\n')
    .filter((line) => /^[MD]\t/.test(line))
    .map((line) => `${line.slice(2)} was changed: a committed migration is frozen, add a new file instead`);
}
