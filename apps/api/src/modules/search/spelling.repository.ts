import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { SearchTerms } from './search-terms.ts';

const mostCandidates = 20;

// The functions read the mall from the transaction, whose type guarantees that it is bound to one.
export async function listNearSuggestions(transaction: MallTransaction, jamo: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from near_suggestions(${jamo}, ${mostCandidates})`.execute(
    transaction,
  );
  return rows.map(({ text }) => text);
}

export async function isAnythingFound(transaction: MallTransaction, { words }: SearchTerms): Promise<boolean> {
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from search_listing(${JSON.stringify(words)}::text::jsonb, '[]')) as is_found`.execute(
    transaction,
  );
  return rows[0]?.isFound ?? false;
}
