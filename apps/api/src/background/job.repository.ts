import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** The malls that a job has to enter for what is due at a moment; the database gives their numbers and nothing else of them. */
export async function listDueMalls(
  database: Database,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ofMall: number }>`select of_mall from due_malls(${name}, ${at})`.execute(database);
  return new Set(rows.map(({ ofMall }) => ofMall));
}

type Round = { readonly job: string; readonly endedAt: Date; readonly seconds: number; readonly failures: number };

/** Notes that a round has ended, for health and figures of every instance. */
export async function upsertRound(database: Database, { job, ...round }: Round): Promise<void> {
  await database
    .insertInto('jobRound')
    .values({ job, ...round })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(round))
    .execute();
}
