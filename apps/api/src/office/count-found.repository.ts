import { type RawBuilder, sql } from 'kysely';
import { countedTo, countOf } from './list-page.ts';
import type { OfficeReader } from './office-rows.ts';

/** Counts the rows that a list finds, up to its limit; `rows` is the list's query from `from` on. */
export async function countFound(reader: Pick<OfficeReader, 'getExecutor'>, rows: RawBuilder<unknown>) {
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::int as found from (select ${rows} limit ${countedTo + 1}) found`.execute(reader);
  return countOf(counted[0]?.found ?? 0);
}
