import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Preview } from './open-preview.ts';

/** From here on this transaction sees the shop as it would be, and cannot be committed. */
export async function showContents(
  transaction: MallTransaction,
  { contents, term, at }: Pick<Preview, 'contents' | 'term' | 'at'>,
): Promise<void> {
  await sql`select preview_contents(${JSON.stringify(contents)}::text::jsonb, ${at})`.execute(transaction);
  if (term) await sql`select preview_terms(${term.draftNo})`.execute(transaction);
}
