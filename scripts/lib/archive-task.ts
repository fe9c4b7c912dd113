import { ArchiveError, type Manifest } from '../../packages/db/src/archive/manifest.ts';
import { isStorageFull } from '../../packages/db/src/connection.ts';
import { runTask, TaskError } from './task.ts';

/** Runs a backup or a restore: an error is one line and a non-zero exit code. */
export function runArchiveTask(work: () => Promise<void>): Promise<void> {
  return runTask(async () => {
    try {
      await work();
    } catch (error) {
      throw explain(error);
    }
    return undefined;
  });
}

function explain(error: unknown): unknown {
  if (error instanceof ArchiveError) return new TaskError(error.message, { cause: error });
  if (isStorageFull(error)) {
    return new TaskError('a disk is full: a backup needs room for the archive and for a second copy of the database', {
      cause: error,
    });
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '42501') {
    return new TaskError(
      'the user of DATABASE_OWNER_URL must own the database and be allowed to create databases (docs/operations.md, Backup)',
      {
        cause: error,
      },
    );
  }
  return error;
}

export function describeArchive({ createdAt, tables, files, filesUrl, sums }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = Object.entries(sums).map(([name, sum]) => `  ${name}: ${sum}`);
  const filesOf = filesUrl ? `no files, which stay in ${filesUrl}` : `${files.count} files`;
  return [`of ${createdAt}: ${tables.length} tables, ${rows} rows, ${filesOf}`, ...lines].join('\n');
}

const dayMilliseconds = 86_400_000;

/** The command that compares with the payment service since the archive; one day more, because it is run later than this. */
export function reconcileCommand({ createdAt }: Pick<Manifest, 'createdAt'>, now: number): string {
  const days = Math.ceil((now - Date.parse(createdAt)) / dayMilliseconds) + 1;
  return `npm run reconcile -- --days ${Math.max(days, 1)}`;
}
