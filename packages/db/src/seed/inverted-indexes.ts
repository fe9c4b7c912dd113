import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';

/**
 * Inverted indexes, dropped by every seed because building them over all rows at the end is many times faster than row
 * by row.
 */
const invertedIndexes = ['listing_search_words', 'search_suggestion_spelling'];

/** Does the work without the inverted indexes, and builds them again. */
export async function withoutIndexes(transaction: SeedTransaction, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexname = any(${invertedIndexes})`.execute(transaction);
  await runEach(
    transaction,
    rows.map(({ name }) => `drop index ${name}`),
  );
  await work();
  await runEach(
    transaction,
    rows.map(({ definition }) => definition),
  );
}

async function runEach(transaction: SeedTransaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
}
