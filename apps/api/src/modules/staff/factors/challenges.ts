import { createHash } from 'node:crypto';
import type { Database } from '@mall/db/connection';
import type { Dependencies } from '../../../dependencies.ts';
import { deleteChallenge, deleteOldChallenges, findChallenge, insertChallenge } from './factor.repository.ts';

const bytes = 32;
const lifetimeMilliseconds = 5 * 60_000;

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** A random value for a passkey to sign; in base64url it is also the ticket to the second step of a sign-in. Valid for five minutes. */
export async function newChallenge(
  database: Database,
  { random, clock }: Pick<Dependencies, 'random' | 'clock'>,
  staffNo: number | null,
): Promise<Buffer> {
  const challenge = random(bytes);
  const now = clock();
  await deleteOldChallenges(database, now);
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  await insertChallenge(database, { challengeHash: hashOf(challenge.toString('base64url')), staffNo, expiresAt });
  return challenge;
}

/** The owner of a challenge; null for one issued without a name; undefined for an unknown or expired one. */
export async function ownerOfChallenge(
  database: Database,
  challenge: string,
  now: Date,
): Promise<number | null | undefined> {
  const found = await findChallenge(database, { challengeHash: hashOf(challenge), now });
  return found?.staffNo;
}

/** Uses a challenge up; false when it was used already. */
export const spendChallenge = (database: Database, challenge: string): Promise<boolean> =>
  deleteChallenge(database, hashOf(challenge));
