import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SetSize } from './large/enlarged-set.ts';
import type { SuspendedRules } from './large/suspended-rules.ts';

/** A large seed that is not complete, as the next run continues it. */
export type BegunSeed = SetSize & {
  /** The moment from which its days are counted (ISO). */
  readonly now: string;
  /** The tables that a further mall has rows in. */
  readonly tables: readonly string[];
  /** Restored at the end. */
  readonly rules: SuspendedRules;
};

const prefix = 'Being seeded: ';

/** Stored in the database itself, as the comment of its first table, until the rules are in force again. */
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
