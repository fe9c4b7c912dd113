import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** One statement for all of them, of no mall. */
export async function tellCalls(database: Database, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify('calls_counted', payload) from unnest(${payloads}::text[]) payload`.execute(database);
}
