import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SetSize } from './large/enlarged-set.ts';

/** A seed that was cut short, as the next one goes on with it. */
export type BegunSeed = SetSize & {
  /** The moment that its days are counted from (ISO). */
  readonly now: string;
  /** What puts the indexes and foreign keys that it has dropped in force again. */
  readonly restored: readonly string[];
};

const prefix = 'Being seeded: ';

/** Stands in the database itself, as the comment of its first table, until the last mall is there. */
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
