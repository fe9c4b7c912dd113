import type { Database } from '@mall/db/connection';
import type { PrivacyAccess, StaffAudit } from '@mall/db/generated';
import { type Insertable, sql } from 'kysely';

/** Anything that can run a statement: a transaction of a mall or of the office, or the database itself. */
type Runner = Pick<Database, 'insertInto'>;

export async function insertAudit(runner: Runner, row: Insertable<StaffAudit>): Promise<void> {
  await runner.insertInto('staffAudit').values(row).execute();
}

type OperatorAct = {
  /** The operating system's user that runs the command. */
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
};

/** Writes the audit's row of a command, in the mall that its transaction is bound to; commands cannot write the log directly. */
export async function insertOperatorAct(
  runner: Pick<Database, 'getExecutor'>,
  { operator, action, subject, reason }: OperatorAct,
): Promise<void> {
  await sql`select note_operator_act(${operator}, ${action}, ${subject}, ${reason})`.execute(runner);
}

export async function insertPrivacyAccess(runner: Runner, rows: readonly Insertable<PrivacyAccess>[]): Promise<void> {
  await runner.insertInto('privacyAccess').values(rows).execute();
}
