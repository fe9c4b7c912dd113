import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';

/** Locks a subject until the transaction ends, so that concurrent guesses are all counted. */
export async function lockSubject(transaction: Transaction<DB>, subject: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${subject.readBigInt64BE(0).toString()}::bigint)`.execute(transaction);
}

type Since = { readonly subject: Buffer; readonly since: Date; readonly mostNeeded: number };

/** The newest first, as many as a lock requires. */
export async function listFailureTimes(
  transaction: Transaction<DB>,
  { subject, since, mostNeeded }: Since,
): Promise<Date[]> {
  const rows = await transaction
    .selectFrom('staffFailure')
    .select('failedAt')
    .where('subjectHash', '=', subject)
    .where('failedAt', '>', since)
    .orderBy('failedAt', 'desc')
    .limit(mostNeeded)
    .execute();
  return rows.map((row) => row.failedAt);
}

type Failure = { readonly subject: Buffer; readonly failedAt: Date };

export async function insertFailures(transaction: Transaction<DB>, failures: readonly Failure[]): Promise<void> {
  const rows = failures.map(({ subject: subjectHash, failedAt }) => ({ subjectHash, failedAt }));
  await transaction.insertInto('staffFailure').values(rows).execute();
}

/** Deletes one failure, even if several have the same instant. */
export async function deleteFailure(database: Database, { subject, failedAt }: Failure): Promise<void> {
  await sql`
    delete from staff_failure where failure_no = (
      select failure_no from staff_failure where subject_hash = ${subject} and failed_at = ${failedAt} limit 1)`.execute(
    database,
  );
}

export async function deleteFailuresOf(database: Database, subject: Buffer): Promise<void> {
  await database.deleteFrom('staffFailure').where('subjectHash', '=', subject).execute();
}

export async function deleteFailuresBefore(transaction: Transaction<DB>, before: Date): Promise<void> {
  await transaction.deleteFrom('staffFailure').where('failedAt', '<', before).execute();
}
