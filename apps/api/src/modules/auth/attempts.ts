import { createHmac } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { type AttemptState, attemptState, failuresMatterForMilliseconds } from './failure-window.ts';
import * as failures from './sign-in-failure.repository.ts';

/** Whom failures are counted for, as hashes that tell nothing without the server's key. */
export type Subjects = { readonly id: Buffer; readonly address: Buffer };

export function createSubjects(secret: string) {
  const subject = (kind: string, value: string) => createHmac('sha256', secret).update(`${kind}:${value}`).digest();
  return {
    address: (address: string) => subject('address', address),
    /** Of requests that are limited by themselves, apart from sign-in. */
    request: (kind: string, value: string) => subject(`request ${kind}`, value.trim().toLowerCase()),
    of: (id: string, address: string): Subjects => ({
      id: subject('id', id.trim().toLowerCase()),
      address: subject('address', address),
    }),
  };
}

export type Attempt = { readonly subjects: Subjects; readonly at: Date };

export async function stateOf(
  transaction: MallTransaction,
  mall: MallScope,
  { subject, now }: { readonly subject: Buffer; readonly now: Date },
): Promise<AttemptState> {
  const since = new Date(now.getTime() - failuresMatterForMilliseconds);
  return attemptState(await failures.listFailureTimes(transaction, mall, { subject, since }), now);
}

type Begin = Attempt & { readonly isHuman: boolean };

/**
 * Counts an attempt as failed before its password is looked at, so that guesses sent at once cannot outrun the count.
 * The attempt is not counted when it is turned away here.
 */
export async function beginAttempt(
  transaction: MallTransaction,
  mall: MallScope,
  { subjects, at, isHuman }: Begin,
): Promise<AttemptState> {
  // Always id before address: two attempts never wait for each other in a ring.
  const states: AttemptState[] = [];
  for (const subject of [subjects.id, subjects.address]) {
    await failures.lockSubject(transaction, mall, subject);
    states.push(await stateOf(transaction, mall, { subject, now: at }));
  }
  if (states.includes('locked')) return 'locked';
  if (states.includes('humanCheck') && !isHuman) return 'humanCheck';
  await failures.deleteFailuresBefore(transaction, mall, new Date(at.getTime() - failuresMatterForMilliseconds));
  await failures.insertFailure(transaction, mall, { subject: subjects.id, failedAt: at });
  await failures.insertFailure(transaction, mall, { subject: subjects.address, failedAt: at });
  return 'free';
}

/** The password was right: the id starts afresh; of the address only this attempt is taken back. */
export async function forgiveAttempt(transaction: MallTransaction, mall: MallScope, attempt: Attempt): Promise<void> {
  await failures.deleteFailuresOf(transaction, mall, attempt.subjects.id);
  await failures.deleteFailure(transaction, mall, { subject: attempt.subjects.address, failedAt: attempt.at });
}

type Request = { readonly subject: Buffer; readonly at: Date };

/** Counts a request that is answered the same whether it is done or not; false when there were enough of them lately. */
export async function countQuietly(transaction: MallTransaction, mall: MallScope, request: Request): Promise<boolean> {
  const { subject, at } = request;
  await failures.lockSubject(transaction, mall, subject);
  if ((await stateOf(transaction, mall, { subject, now: at })) !== 'free') return false;
  await failures.insertFailure(transaction, mall, { subject, failedAt: at });
  return true;
}

/**
 * Counts a request of which a shop needs few, such as a mail or a guess at who has an account; 1252 once there were ten in ten
 * minutes, until ten minutes after the last. A refused one is not counted.
 */
export async function countRequest(
  transaction: MallTransaction,
  mall: MallScope,
  { subject, at }: Request,
): Promise<void> {
  await failures.lockSubject(transaction, mall, subject);
  if ((await stateOf(transaction, mall, { subject, now: at })) === 'locked') throw new AppError('1252');
  await failures.insertFailure(transaction, mall, { subject, failedAt: at });
}
