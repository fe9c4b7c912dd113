import { createHmac } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { Database } from '@mall/db/connection';
import { addressKey } from '../../../plugins/address-key.ts';
import { attemptState, type FailureLimits, failuresMatterForMilliseconds } from '../../auth/attempts/failure-window.ts';
import * as failures from './staff-failure.repository.ts';

const limits = (lockFrom: number): FailureLimits => ({ humanCheckFrom: Number.POSITIVE_INFINITY, lockFrom });
/** The fifth failure in ten minutes locks an account for ten. */
const ofAccount = limits(5);
/** For callers' answers: a right one clears no failures, or else answering for oneself would allow five more. */
const ofAnswers = limits(5);
/** A whole company may share one address. */
const ofAddress = limits(50);

type Subject = { readonly hash: Buffer; readonly limits: FailureLimits };

/** What is guessed, where from, and when. */
export type Guess = {
  readonly at: Date;
  readonly address: string;
  /**
   * The password of an address that may exist, a second factor of staff, a link in a mail; a caller's answer that
   * staff have typed; or, counted the same way, a mail.
   */
  readonly of:
    | readonly ['password' | 'mail', email: string]
    | readonly ['factor' | 'answer', staffNo: number]
    | readonly ['link'];
};
type Guarded = { readonly database: Database; readonly secret: string };

/** The errors that mean a wrong guess. */
const wrongCodes: readonly string[] = ['1253', '1261', '1280', '1282', '1284'];

/**
 * Runs work that depends on a secret. A guess counts as failed before it is checked, so that concurrent ones cannot outrun the count; error
 * 1281 after too many, whether there is such an account or not.
 */
export async function limitGuesses<Result>(
  guarded: Guarded,
  guess: Guess,
  work: () => Promise<Result>,
): Promise<Result> {
  const subjects = subjectsOf(guarded.secret, guess);
  await count(guarded.database, subjects, guess.at);
  try {
    const result = await work();
    await forgive(guarded.database, subjects, guess.at);
    return result;
  } catch (error) {
    const isWrong = error instanceof AppError && wrongCodes.includes(error.code);
    if (!isWrong) await takeBack(guarded.database, subjects, guess.at);
    throw error;
  }
}

/** The same for an answer that is right or wrong without an error; the sixth wrong one in ten minutes is 1281. */
export async function limitAnswers<Checked extends { readonly isRight: boolean }>(
  guarded: Guarded,
  guess: Guess,
  check: () => Promise<Checked>,
): Promise<Checked> {
  const subjects = subjectsOf(guarded.secret, guess);
  await count(guarded.database, subjects, guess.at);
  const checked = await check().catch(async (error: unknown) => {
    await takeBack(guarded.database, subjects, guess.at);
    throw error;
  });
  if (checked.isRight) await takeBack(guarded.database, subjects, guess.at);
  return checked;
}

/** Counts a request that gets the same reply whether it is carried out or not; error 1281 after too many. */
export const countRequest = ({ database, secret }: Guarded, request: Guess): Promise<void> =>
  count(database, subjectsOf(secret, request), request.at);

/** In the order in which they are locked, so that two guesses never deadlock: the account, if one is named, then the address. */
function subjectsOf(secret: string, { of, address }: Guess): readonly Subject[] {
  const [kind, whose] = of;
  const subject = (subjectLimits: FailureLimits, ...parts: readonly string[]): Subject => ({
    hash: createHmac('sha256', secret).update(JSON.stringify(parts)).digest(),
    limits: subjectLimits,
  });
  if (kind === 'answer') return [subject(ofAnswers, 'staff', kind, String(whose))];
  const account = whose === undefined ? [] : [subject(ofAccount, 'staff', kind, String(whose).trim().toLowerCase())];
  return [...account, subject(ofAddress, 'staff address', addressKey({ ip: address }))];
}

function count(database: Database, subjects: readonly Subject[], at: Date): Promise<void> {
  const since = new Date(at.getTime() - failuresMatterForMilliseconds);
  return database.transaction().execute(async (transaction) => {
    for (const { hash, limits: subjectLimits } of subjects) {
      await failures.lockSubject(transaction, hash);
      const known = { subject: hash, since, mostNeeded: subjectLimits.lockFrom };
      const times = await failures.listFailureTimes(transaction, known);
      if (attemptState(times, at, subjectLimits) === 'locked') throw new AppError('1281');
    }
    await failures.deleteFailuresBefore(transaction, since);
    await failures.insertFailures(
      transaction,
      subjects.map(({ hash }) => ({ subject: hash, failedAt: at })),
    );
  });
}

/** The secret was right: clears the account's failures; for the address only this one is uncounted. */
async function forgive(database: Database, subjects: readonly Subject[], at: Date): Promise<void> {
  const [account, ...others] = subjects;
  if (account?.limits === ofAccount) await failures.deleteFailuresOf(database, account.hash);
  await takeBack(database, account?.limits === ofAccount ? others : subjects, at);
}

async function takeBack(database: Database, subjects: readonly Subject[], at: Date): Promise<void> {
  for (const { hash } of subjects) await failures.deleteFailure(database, { subject: hash, failedAt: at });
}
