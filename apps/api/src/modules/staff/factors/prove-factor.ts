import { AppError } from '@mall/contracts/errors';
import type { PasskeyAnswer, SecondFactor } from '@mall/contracts/office/factors';
import * as z from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { ownerOfChallenge, spendChallenge } from './challenges.ts';
import { findPasskey, findTotp, spendRecoveryCode, spendStep, updatePasskeyUsed } from './factor.repository.ts';
import { type PasskeyHost, readSignature } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** With the office's database. */
type Proving = Pick<Dependencies, 'database' | 'clock' | 'vault'>;

const sealedSecret = z.object({ secret: z.string() });

/** Seals the secret of somebody's app for its row. */
export const sealSecret = ({ vault }: Pick<Proving, 'vault'>, secret: string): Buffer =>
  Buffer.from(vault.seal({ secret }));

/** Throws unless these staff prove a factor of theirs: 1282 a wrong code, 1283 a used one, 1284 the passkey. */
export async function proveFactor(
  proving: Proving,
  { staffNo, host }: { readonly staffNo: number; readonly host: PasskeyHost },
  factor: SecondFactor,
): Promise<void> {
  if (factor.kind === 'totp') return proveCode(proving, staffNo, factor.code);
  if (factor.kind === 'recoveryCode') return proveRecoveryCode(proving, staffNo, factor.code);
  const owner = await provePasskey(proving, host, factor.answer, staffNo);
  if (owner !== staffNo) throw new AppError('1284');
}

async function proveCode({ database, clock, vault }: Proving, staffNo: number, code: string): Promise<void> {
  const totp = await findTotp(database, staffNo);
  if (!totp) throw new AppError('1282');
  const { secret } = sealedSecret.parse(vault.open(totp.sealedSecret.toString()));
  const step = stepOf(secret, code, clock());
  if (step === undefined) throw new AppError('1282');
  if (!(await spendStep(database, { staffNo, step }))) throw new AppError('1283');
}

async function proveRecoveryCode({ database, clock, vault }: Proving, staffNo: number, code: string): Promise<void> {
  const codeHash = hashRecoveryCode(vault, code);
  if (!(await spendRecoveryCode(database, { staffNo, codeHash, at: clock() }))) throw new AppError('1282');
}

/**
 * The owner of the passkey that has signed a challenge issued to `owner`, or to nobody for a sign-in with only a passkey.
 * Error 1284.
 */
export async function provePasskey(
  { database, clock }: Proving,
  host: PasskeyHost,
  answer: PasskeyAnswer,
  owner: number | null,
): Promise<number> {
  const passkey = await findPasskey(database, answer.id);
  if (!passkey) throw new AppError('1284');
  const now = clock();
  let signed = '';
  const signCount = await readSignature(host, answer, passkey, async (challenge) => {
    signed = challenge;
    return (await ownerOfChallenge(database, challenge, now)) === owner;
  });
  if (!(await spendChallenge(database, signed))) throw new AppError('1284');
  await updatePasskeyUsed(database, { credentialId: passkey.credentialId, signCount, at: now });
  return passkey.staffNo;
}
