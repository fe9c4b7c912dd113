import { AppError, fieldError } from '@mall/contracts/errors';
import type { Account } from '@mall/contracts/office/account';
import type { NewPasskey } from '@mall/contracts/office/factors';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { hashPassword } from '../../auth/password/passwords.ts';
import { newChallenge, ownerOfChallenge, spendChallenge } from '../factors/challenges.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  findTotp,
  insertPasskey,
  listPasskeys,
  putTotp,
  replaceRecoveryCodes,
} from '../factors/factor.repository.ts';
import { optionsToAdd, type PasskeyHost, readNewPasskey } from '../factors/passkeys.ts';
import { sealSecret } from '../factors/prove-factor.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { readOffer, stepOf } from '../factors/totp.ts';
import { assertStaffPassword } from '../invitation/accept-invitation.ts';
import { listSessions, updateAllEnded, updateOneEnded } from '../sign-in/session.repository.ts';
import { findStaff, updatePassword } from '../staff.repository.ts';

/** One's factors, and the browsers in which one is signed in: this one first. */
export async function showAccount({ database, clock }: Dependencies, caller: StaffCaller): Promise<Account> {
  const { staffNo, sessionNo } = caller;
  const [staff, totp, passkeys, recoveryCodesLeft, sessions] = await Promise.all([
    findStaff(database, staffNo),
    findTotp(database, staffNo),
    listPasskeys(database, staffNo),
    countRecoveryCodes(database, staffNo),
    listSessions(database, { staffNo, now: clock() }),
  ]);
  return {
    hasPassword: staff?.passwordHash != null,
    hasTotp: totp !== undefined,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ credentialId, name, createdAt, lastUsedAt }) => ({
      ...{ passkeyId: credentialId, name, addedAt: createdAt.toISOString() },
      usedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions
      .map(({ beganAt, lastSeenAt, ...session }) => ({
        ...session,
        isThis: session.sessionNo === sessionNo,
        beganAt: beganAt.toISOString(),
        seenAt: lastSeenAt.toISOString(),
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis)),
  };
}

/** Signs out another device of one's own. Error 4040: no such device. */
export async function endOwnSession(
  { database, clock }: Dependencies,
  { staffNo }: StaffCaller,
  sessionNo: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const isEnded = await updateOneEnded(transaction, { staffNo, sessionNo, now: clock() });
    if (!isEnded) throw new AppError('4040');
  });
}

/** Sets a new password; one's other sessions end. Error 4220. */
export async function changePassword(
  { database, clock }: Dependencies,
  { staffNo, email, sessionNo }: StaffCaller,
  password: string,
): Promise<void> {
  assertStaffPassword(password, email);
  const passwordHash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { staffNo, passwordHash });
    await updateAllEnded(transaction, { staffNo, now: clock(), except: sessionNo });
  });
}

/** Registers this app, whose codes count from now on. Error 1282. */
export async function takeTotp(
  office: Dependencies,
  { staffNo }: StaffCaller,
  { seal, code }: { readonly seal: string; readonly code: string },
): Promise<void> {
  const at = office.clock();
  const secret = readOffer(office, { seal, staffNo });
  const step = secret === undefined ? undefined : stepOf(secret, code, at);
  if (secret === undefined || step === undefined) throw new AppError('1282');
  await office.database
    .transaction()
    .execute((transaction) => putTotp(transaction, { staffNo, sealedSecret: sealSecret(office, secret), step, at }));
}

/** Options for registering another passkey on this device. */
export async function beginPasskey(office: Dependencies, caller: StaffCaller, host: PasskeyHost) {
  const [challenge, passkeys] = await Promise.all([
    newChallenge(office.database, office, caller.staffNo),
    listPasskeys(office.database, caller.staffNo),
  ]);
  return optionsToAdd(host, challenge, caller, passkeys);
}

type Named = { readonly answer: NewPasskey; readonly name: string };

/** Registers another passkey. Error 1284. */
export async function addPasskey(
  { database, clock }: Dependencies,
  { staffNo }: StaffCaller,
  host: PasskeyHost,
  { answer, name }: Named,
): Promise<void> {
  const at = clock();
  let signed = '';
  const passkey = await readNewPasskey(host, answer, async (challenge) => {
    signed = challenge;
    return (await ownerOfChallenge(database, challenge, at)) === staffNo;
  });
  await database.transaction().execute(async (transaction) => {
    if (!(await spendChallenge(transaction, signed))) throw new AppError('1284');
    await insertPasskey(transaction, { ...passkey, staffNo, name, at });
  });
}

/** Errors: 4040 no such passkey of one's own, 4220 no factor would be left. */
export async function removePasskey(
  { database }: Dependencies,
  { staffNo }: StaffCaller,
  credentialId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const isRemoved = await deletePasskey(transaction, { staffNo, credentialId });
    if (!isRemoved) throw new AppError('4040');
    const [left, totp] = await Promise.all([listPasskeys(transaction, staffNo), findTotp(transaction, staffNo)]);
    if (left.length === 0 && !totp) throw fieldError('passkeyId', '다른 로그인 방법을 먼저 추가해 주세요.');
  });
}

/** Issues ten new codes for a lost device; the old ones become invalid. */
export async function renewRecoveryCodes(office: Dependencies, { staffNo }: StaffCaller): Promise<{ codes: string[] }> {
  const fresh = newRecoveryCodes(office);
  await office.database
    .transaction()
    .execute((transaction) => replaceRecoveryCodes(transaction, { staffNo, hashes: fresh.map(({ hash }) => hash) }));
  return { codes: fresh.map(({ code }) => code) };
}
