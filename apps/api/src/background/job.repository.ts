import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** The malls in which a job has something due; the database reveals only their numbers. */
export async function listDueMalls(
  database: Database,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ofMall: number }>`select of_mall from due_malls(${name}, ${at})`.execute(database);
  return new Set(rows.map(({ ofMall }) => ofMall));
}

type Round = { readonly job: string; readonly endedAt: Date; readonly seconds: number; readonly failures: number };

/** Records that a round has ended, for the health report and metrics of every instance. */
export async function upsertRound(database: Database, { job, ...round }: Round): Promise<void> {
  await database
    .insertInto('jobRound')
    .values({ job, ...round })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(round))
    .execute();
}
