import { sql } from 'kysely';
import { applicationRole, connectDatabase } from './connection.ts';

export type ExclusiveWork = {
  /** Does the work unless another process does it now; the answer says whether it did. */
  readonly tryRun: (work: () => Promise<void>) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Work that one process at a time does, whatever their number, by an advisory lock of this number. The lock has a connection of
 * its own: one of the pool would be missing there while the work runs. With its connection the lock ends too.
 */
export function createExclusiveWork(url: string, lockNumber: number): ExclusiveWork {
  const database = connectDatabase({ url, role: applicationRole, maxConnections: 1 });
  return {
    tryRun: (work) =>
      database.connection().execute(async (connection) => {
        const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_lock(${lockNumber}) as is_mine`.execute(
          connection,
        );
        if (!rows[0]?.isMine) return false;
        try {
          await work();
        } finally {
          await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection);
        }
        return true;
      }),
    close: () => database.destroy(),
  };
}
