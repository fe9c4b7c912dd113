import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Subject } from './attempt-subjects.ts';
import { type AttemptState, attemptState, failuresMatterForMilliseconds } from './failure-window.ts';
import * as failures from './sign-in-failure.repository.ts';

/** Subjects in the order in which they are locked. */
export type Attempt = { readonly subjects: readonly Subject[]; readonly at: Date };

async function stateOf(transaction: MallTransaction, { hash, limits }: Subject, now: Date): Promise<AttemptState> {
  const since = new Date(now.getTime() - failuresMatterForMilliseconds);
  const mostNeeded = limits.lockFrom;
  return attemptState(await failures.listFailureTimes(transaction, { subject: hash, since, mostNeeded }), now, limits);
}

/** The worst state among the subjects: free, human check or locked. */
export async function stateOfAll(transaction: MallTransaction, { subjects, at }: Attempt): Promise<AttemptState> {
  const states = await Promise.all(subjects.map((subject) => stateOf(transaction, subject, at)));
  if (states.includes('locked')) return 'locked';
  return states.includes('humanCheck') ? 'humanCheck' : 'free';
}

async function lockAll(transaction: MallTransaction, subjects: readonly Subject[]): Promise<void> {
  for (const { hash } of subjects) await failures.lockSubject(transaction, hash);
}

async function countAll(transaction: MallTransaction, { subjects, at }: Attempt): Promise<void> {
  await failures.deleteFailuresBefore(transaction, new Date(at.getTime() - failuresMatterForMilliseconds));
  for (const { hash } of subjects) await failures.insertFailure(transaction, { subject: hash, failedAt: at });
}

/**
 * Counts an attempt as failed before its secret is checked, so that concurrent guesses cannot outrun the count. An attempt that is
 * refused here is not counted.
 */
export async function beginAttempt(
  transaction: MallTransaction,
  { isHuman, ...attempt }: Attempt & { readonly isHuman: boolean },
): Promise<AttemptState> {
  await lockAll(transaction, attempt.subjects);
  const state = await stateOfAll(transaction, attempt);
  if (state === 'locked' || (state === 'humanCheck' && !isHuman)) return state;
  await countAll(transaction, attempt);
  return 'free';
}

/** The password was right: clears the account's failures; for device and address only this attempt is uncounted. */
export async function forgiveAttempt(
  transaction: MallTransaction,
  { subjects: [account, ...others], at }: Attempt,
): Promise<void> {
  if (account) await failures.deleteFailuresOf(transaction, account.hash);
  await takeBackAttempt(transaction, { subjects: others, at });
}

/** The attempt was not a failure. */
export async function takeBackAttempt(transaction: MallTransaction, { subjects, at }: Attempt): Promise<void> {
  for (const { hash } of subjects) await failures.deleteFailure(transaction, { subject: hash, failedAt: at });
}

type Request = { readonly subject: Subject; readonly at: Date };

/** Counts a request that gets the same reply whether it is carried out or not; false when there were too many recently. */
export async function countQuietly(transaction: MallTransaction, { subject, at }: Request): Promise<boolean> {
  const attempt = { subjects: [subject], at };
  return (await beginAttempt(transaction, { ...attempt, isHuman: false })) === 'free';
}

/** Counts a request of which a shopper needs few; 1252 once there were too many in ten minutes. A refused one is not counted. */
export async function countRequest(transaction: MallTransaction, attempt: Attempt): Promise<void> {
  const state = await beginAttempt(transaction, { ...attempt, isHuman: true });
  if (state === 'locked') throw new AppError('1252');
}
