import type { Runner } from '../staff.repository.ts';
import type { StoredPasskey } from './passkeys.ts';

type Owned = { readonly staffNo: number };

export function listPasskeys(database: Runner, staffNo: number) {
  return database
    .selectFrom('staffPasskey')
    .select(['credentialId', 'publicKey', 'signCount', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('staffNo', '=', staffNo)
    .orderBy('createdAt')
    .execute();
}

export function findPasskey(database: Runner, credentialId: string) {
  return database
    .selectFrom('staffPasskey')
    .select(['staffNo', 'credentialId', 'publicKey', 'signCount', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

type NewPasskey = Owned & StoredPasskey & { readonly name: string; readonly at: Date };

export async function insertPasskey(
  database: Runner,
  { at: createdAt, transports, ...passkey }: NewPasskey,
): Promise<void> {
  await database
    .insertInto('staffPasskey')
    .values({ ...passkey, transports: [...transports], createdAt })
    .execute();
}

type Used = { readonly credentialId: string; readonly signCount: number; readonly at: Date };

export async function updatePasskeyUsed(database: Runner, { credentialId, signCount, at }: Used): Promise<void> {
  await database
    .updateTable('staffPasskey')
    .set({ signCount, lastUsedAt: at })
    .where('credentialId', '=', credentialId)
    .execute();
}

/** False when they have no such passkey. */
export async function deletePasskey(
  database: Runner,
  { staffNo, credentialId }: Owned & { readonly credentialId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staffPasskey')
    .where('staffNo', '=', staffNo)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The sealed secret of their app, if they have one. */
export function findTotp(database: Runner, staffNo: number) {
  return database
    .selectFrom('staffTotp')
    .select('sealedSecret')
    .where('staffNo', '=', staffNo)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

type NewTotp = Owned & { readonly sealedSecret: Buffer; readonly step: number; readonly at: Date };

/** Replaces their previous app; the code that confirmed it is used up. */
export async function putTotp(
  database: Runner,
  { staffNo, sealedSecret, step: lastStep, at: confirmedAt }: NewTotp,
): Promise<void> {
  const totp = { sealedSecret, lastStep, confirmedAt };
  await database
    .insertInto('staffTotp')
    .values({ staffNo, ...totp })
    .onConflict((conflict) => conflict.column('staffNo').doUpdateSet(totp))
    .execute();
}

/** Uses up a step's code and all before it; false when it was used already. */
export async function spendStep(
  database: Runner,
  { staffNo, step }: Owned & { readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staffTotp')
    .set({ lastStep: step })
    .where('staffNo', '=', staffNo)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Code = Owned & { readonly codeHash: Buffer };

/** Uses up a recovery code; false when it was used, or is not theirs. */
export async function spendRecoveryCode(
  database: Runner,
  { staffNo, codeHash, at: usedAt }: Code & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staffRecoveryCode')
    .set({ usedAt })
    .where('staffNo', '=', staffNo)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(database: Runner, staffNo: number): Promise<number> {
  const { count } = await database
    .selectFrom('staffRecoveryCode')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('staffNo', '=', staffNo)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces all their codes with new ones. */
export async function replaceRecoveryCodes(
  database: Runner,
  { staffNo, hashes }: Owned & { readonly hashes: readonly Buffer[] },
): Promise<void> {
  await database.deleteFrom('staffRecoveryCode').where('staffNo', '=', staffNo).execute();
  await database
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash) => ({ staffNo, codeHash })))
    .execute();
}

/** Deletes every factor that they have besides a password. */
export async function deleteFactors(database: Runner, staffNo: number): Promise<void> {
  await database.deleteFrom('staffPasskey').where('staffNo', '=', staffNo).execute();
  await database.deleteFrom('staffTotp').where('staffNo', '=', staffNo).execute();
  await database.deleteFrom('staffRecoveryCode').where('staffNo', '=', staffNo).execute();
}

type Challenge = { readonly challengeHash: Buffer; readonly staffNo: number | null; readonly expiresAt: Date };

export async function insertChallenge(database: Runner, challenge: Challenge): Promise<void> {
  await database.insertInto('staffChallenge').values(challenge).execute();
}

type Known = { readonly challengeHash: Buffer; readonly now: Date };

/** The staff a challenge was issued to: null when it was issued without a name; undefined when it is unknown or expired. */
export function findChallenge(database: Runner, { challengeHash, now }: Known) {
  return database
    .selectFrom('staffChallenge')
    .select('staffNo')
    .where('challengeHash', '=', challengeHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses a challenge up; false when it was used already. */
export async function deleteChallenge(database: Runner, challengeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staffChallenge')
    .where('challengeHash', '=', challengeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldChallenges(database: Runner, before: Date): Promise<void> {
  await database.deleteFrom('staffChallenge').where('expiresAt', '<', before).execute();
}
