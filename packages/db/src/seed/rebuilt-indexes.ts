import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';

/** Trigram indexes: many times faster to build over all rows at the end than row by row. */
const indexNames = ['listing_search_document', 'listing_search_joined', 'search_suggestion_spelling'];

/** The search index hears of each new listing, or not. */
export async function switchSearchTrigger(transaction: SeedTransaction, to: 'enable' | 'disable'): Promise<void> {
  await sql`alter table listing ${sql.raw(to)} trigger listing_search_born`.execute(transaction);
}

/** Drops the trigram indexes; returns the statements that build them again as the migrations defined them. */
export async function dropIndexes(transaction: SeedTransaction): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'public' and indexname = any(${indexNames})`.execute(
    transaction,
  );
  for (const name of indexNames) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  return rows.map(({ definition }) => definition);
}

export async function buildIndexes(transaction: SeedTransaction, definitions: readonly string[]): Promise<void> {
  // Of the machine's memory, for this transaction alone.
  await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
  for (const definition of definitions) await sql.raw(definition).execute(transaction);
}
