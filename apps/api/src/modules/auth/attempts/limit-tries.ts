import { AppError } from '@mall/contracts/errors';
import type { Run } from '../human-check/human-check.ts';
import type { AttemptSubjects, Place } from './attempt-subjects.ts';
import { beginAttempt, takeBackAttempt } from './attempts.ts';

type Caller = { readonly db: Run; readonly place: Place; readonly at: Date };

/** What an endpoint returns for a wrong secret, or for another caller's. */
const wrongSecretCodes: readonly string[] = ['1253', '1261', '1265', '1266', '4040', '4400'];

function isWrongSecret(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return wrongSecretCodes.includes(error.code) || error.fieldErrors.some(({ field }) => field === 'proof');
}

/**
 * Runs work that depends on a code, link, ticket or proof of the server's; 1252 after ten wrong ones from a device, or a hundred from an
 * address, in ten minutes.
 */
export async function limitTries<Result>(
  subjects: AttemptSubjects,
  { db, place, at }: Caller,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const attempt = { subjects: subjects.ofSecret(place), at };
  const state = await db((transaction) => beginAttempt(transaction, { ...attempt, isHuman: true }));
  if (state === 'locked') throw new AppError('1252');
  const takeBack = () => db((transaction) => takeBackAttempt(transaction, attempt));
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (!isWrongSecret(error)) await takeBack();
    throw error;
  }
}
