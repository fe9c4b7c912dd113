import { AppError } from '@mall/contracts/errors';
import type { PasskeyAnswer, SecondFactor } from '@mall/contracts/office/factors';
import type { SecondStep } from '@mall/contracts/office/sign-in';
import type { Dependencies } from '../../../dependencies.ts';
import { isRightPassword } from '../../auth/password/passwords.ts';
import { limitGuesses } from '../attempts/limit-guesses.ts';
import { newChallenge, ownerOfChallenge, spendChallenge } from '../factors/challenges.ts';
import { findTotp, listPasskeys } from '../factors/factor.repository.ts';
import { optionsToSign } from '../factors/passkeys.ts';
import { proveFactor, provePasskey } from '../factors/prove-factor.ts';
import { findStaff, findStaffByEmail, type StaffRow } from '../staff.repository.ts';
import { type Knock, noteSignIn } from './sign-in-log.ts';

type Credentials = { readonly email: string; readonly password: string };

/**
 * The first step. Errors: 1280 with the same reply and time for an unknown address, 1281 locked. Other reasons that prevent a sign-in are
 * reported only after the second step.
 */
export async function signIn(office: Dependencies, knock: Knock, credentials: Credentials): Promise<SecondStep> {
  const { database, clock, config } = office;
  const { email, password } = credentials;
  const guess = { at: clock(), address: knock.address, of: ['password', email] } as const;
  const staff = await limitGuesses({ database, secret: config.tokenSecret }, guess, async () => {
    const found = await findStaffByEmail(database, email);
    const isRight = await isRightPassword(found?.passwordHash ?? undefined, password);
    if (found && isRight) return found;
    await noteSignIn(office, knock, { task: 'SIGN_IN_FAILED', staffNo: found?.staffNo ?? null, reason: '1280' });
    throw new AppError('1280');
  });
  return secondStep(office, knock, staff.staffNo);
}

async function secondStep(office: Dependencies, { host }: Knock, staffNo: number): Promise<SecondStep> {
  const { database } = office;
  const [challenge, passkeys, totp] = await Promise.all([
    newChallenge(database, office, staffNo),
    listPasskeys(database, staffNo),
    findTotp(database, staffNo),
  ]);
  return {
    ticket: challenge.toString('base64url'),
    hasTotp: totp !== undefined,
    passkey: passkeys.length > 0 ? await optionsToSign(host, challenge, passkeys) : null,
  };
}

type SecondAnswer = { readonly ticket: string; readonly factor: SecondFactor };

/** The second step, which identifies the staff. Errors: 1253 the ticket, 1281 locked, and those of the factor. */
export async function finishSignIn(
  office: Dependencies,
  knock: Knock,
  { ticket, factor }: SecondAnswer,
): Promise<StaffRow> {
  const { database, clock } = office;
  const staffNo = await ownerOfChallenge(database, ticket, clock());
  if (typeof staffNo !== 'number') throw new AppError('1253');
  await proveLimited(office, knock, staffNo, factor);
  // A passkey has signed the ticket and used it up.
  if (factor.kind !== 'passkey' && !(await spendChallenge(database, ticket))) throw new AppError('1253');
  return existing(office, staffNo);
}

async function proveLimited(office: Dependencies, knock: Knock, staffNo: number, factor: SecondFactor): Promise<void> {
  const { database, clock, config } = office;
  const guess = { at: clock(), address: knock.address, of: ['factor', staffNo] } as const;
  const prove = () => proveFactor(office, { staffNo, host: knock.host }, factor);
  await limitGuesses({ database, secret: config.tokenSecret }, guess, prove).catch(async (error: unknown) => {
    const reason = error instanceof AppError ? error.code : '5000';
    await noteSignIn(office, knock, { task: 'SIGN_IN_FAILED', staffNo, reason });
    throw error;
  });
}

/** Signs in with only a passkey: it is something they have, and the device has checked fingerprint or PIN. */
export async function signInWithPasskey(office: Dependencies, knock: Knock, answer: PasskeyAnswer): Promise<StaffRow> {
  return existing(office, await provePasskey(office, knock.host, answer, null));
}

async function existing({ database }: Dependencies, staffNo: number): Promise<StaffRow> {
  const staff = await findStaff(database, staffNo);
  if (!staff) throw new AppError('1285');
  return staff;
}
