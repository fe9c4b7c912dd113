import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SetSize } from './large/enlarged-set.ts';

/** An interrupted seed, as the next one continues it. */
export type BegunSeed = SetSize & {
  /** The moment from which its days are counted (ISO). */
  readonly now: string;
  /** The statements that restore the indexes and foreign keys that it has dropped. */
  readonly restored: readonly string[];
};

const prefix = 'Being seeded: ';

/** Stored in the database itself, as the comment of its first table, until the last mall is complete. */
export async function findBegunSeed(database: Database): Promise<BegunSeed | undefined> {
  const { rows } = await sql<{ note: string | null }>`select obj_description('mall'::regclass) as note`.execute(
    database,
  );
  const note = rows[0]?.note;
  return note?.startsWith(prefix) ? (JSON.parse(note.slice(prefix.length)) as BegunSeed) : undefined;
}

export async function noteBegunSeed(database: Database, seed: BegunSeed | undefined): Promise<void> {
  const note = seed ? sql.lit(prefix + JSON.stringify(seed)) : sql`null`;
  await sql`comment on table mall is ${note}`.execute(database);
}
