import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';

/** Trigram indexes: many times faster to build over all rows at the end than row by row. */
const indexNames = ['listing_search_document', 'listing_search_joined', 'search_suggestion_spelling'];

/** Runs `work` without the trigram indexes and builds them again as the migrations defined them. */
export async function withRebuiltIndexes(
  transaction: SeedTransaction,
  log: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'public' and indexname = any(${indexNames})`.execute(
    transaction,
  );
  for (const name of indexNames) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  await work();
  log('search indexes');
  for (const { definition } of rows) await sql.raw(definition).execute(transaction);
}
