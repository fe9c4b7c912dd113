import type { Database } from '@mall/db/connection';
import type { PrivacyAccess, StaffAudit } from '@mall/db/generated';
import type { Insertable } from 'kysely';

/** Anything that can run a statement: a transaction of a mall, of the office, or the database itself. */
type Runner = Pick<Database, 'insertInto'>;

export async function insertAudit(runner: Runner, row: Insertable<StaffAudit>): Promise<void> {
  await runner.insertInto('staffAudit').values(row).execute();
}

export async function insertPrivacyAccess(runner: Runner, rows: readonly Insertable<PrivacyAccess>[]): Promise<void> {
  await runner.insertInto('privacyAccess').values(rows).execute();
}
