import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';

const suggestionKinds = ['keyword', 'brand', 'category', 'product'] as const;
export type Suggestion = { text: string; kind: (typeof suggestionKinds)[number] };

/** Sorts after every character that can be typed. */
const afterAll = '\u{10FFFF}';

type Beginnings = { readonly jamo: readonly string[]; readonly initials: string | null };

/**
 * Suggestions that begin as typed, by weight, each text once. Compares ranges because those operators are leakproof and
 * LIKE is not.
 */
export async function listSuggestionsFrom(
  transaction: MallTransaction,
  { jamo, initials }: Beginnings,
  limit: number,
): Promise<Suggestion[]> {
  const beginning = (column: string, prefix: string): RawBuilder<unknown> => sql`
    (select text, kind, weight from search_suggestion
    where mall_id = ${transaction.mallId} and ${sql.ref(column)} >= ${prefix} and ${sql.ref(column)} < ${prefix + afterAll})`;
  const parts = jamo.map((form) => beginning('jamo', form));
  if (initials !== null) parts.push(beginning('initials', initials));
  const { rows } = await sql<Suggestion>`
    select text, kind from (
      select distinct on (text) text, kind, weight from (${sql.join(parts, sql` union all `)}) found
      order by text, weight desc
    ) once
    order by weight desc, text limit ${limit}`.execute(transaction);
  return rows;
}
