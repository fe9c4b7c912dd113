import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Locks a subject, so that concurrent guesses are all counted. */
export async function lockSubject(transaction: MallTransaction, subject: Buffer): Promise<void> {
  const key = subject.readBigInt64BE(0) ^ BigInt(transaction.mallId);
  await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(transaction);
}

type Since = { readonly subject: Buffer; readonly since: Date; readonly mostNeeded: number };

/** The newest first, as many as a lock requires. */
export async function listFailureTimes(
  transaction: MallTransaction,
  { subject, since, mostNeeded }: Since,
): Promise<Date[]> {
  const rows = await transaction
    .selectFrom('signInFailure')
    .select('failedAt')
    .where('mallId', '=', transaction.mallId)
    .where('subjectHash', '=', subject)
    .where('failedAt', '>', since)
    .orderBy('failedAt', 'desc')
    .limit(mostNeeded)
    .execute();
  return rows.map((row) => row.failedAt);
}

type Failure = { readonly subject: Buffer; readonly failedAt: Date };

export async function insertFailure(transaction: MallTransaction, { subject, failedAt }: Failure): Promise<void> {
  await transaction
    .insertInto('signInFailure')
    .values({ mallId: transaction.mallId, subjectHash: subject, failedAt })
    .execute();
}

/** Deletes one failure, even if several have the same instant. */
export async function deleteFailure(transaction: MallTransaction, { subject, failedAt }: Failure): Promise<void> {
  await sql`
    delete from sign_in_failure where mall_id = ${transaction.mallId} and failure_no = (
      select failure_no from sign_in_failure
      where mall_id = ${transaction.mallId} and subject_hash = ${subject} and failed_at = ${failedAt}
      limit 1)`.execute(transaction);
}

export async function deleteFailuresOf(transaction: MallTransaction, subject: Buffer): Promise<void> {
  await transaction
    .deleteFrom('signInFailure')
    .where('mallId', '=', transaction.mallId)
    .where('subjectHash', '=', subject)
    .execute();
}

export async function deleteFailuresBefore(transaction: MallTransaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('signInFailure')
    .where('mallId', '=', transaction.mallId)
    .where('failedAt', '<', before)
    .execute();
}
