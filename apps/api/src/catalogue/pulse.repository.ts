import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

export const channel = 'catalogue_changed';
export const pulse = 'pulse';

export async function notifyPulse(database: Database): Promise<void> {
  await sql`select pg_notify(${channel}, ${pulse})`.execute(database);
}
