import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** Notifies of all of them in one statement, outside any mall. */
export async function tellCalls(database: Database, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify('calls_counted', payload) from unnest(${payloads}::text[]) payload`.execute(database);
}
