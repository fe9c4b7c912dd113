import { AppError, fieldError } from '@mall/contracts/errors';
import type { FirstFactors } from '@mall/contracts/office/factors';
import type { Invitation } from '@mall/contracts/office/sign-in';
import { staffPasswordRules, unmetStaffRules } from '@mall/domain/office/staff-password';
import type { Dependencies } from '../../../dependencies.ts';
import { hashPassword } from '../../auth/password/passwords.ts';
import { limitGuesses } from '../attempts/limit-guesses.ts';
import { newChallenge, ownerOfChallenge } from '../factors/challenges.ts';
import { insertPasskey, listPasskeys, putTotp, replaceRecoveryCodes } from '../factors/factor.repository.ts';
import { optionsToAdd, readNewPasskey } from '../factors/passkeys.ts';
import { sealSecret } from '../factors/prove-factor.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { offerTotp, readOffer, stepOf } from '../factors/totp.ts';
import { updateAllEnded } from '../sign-in/session.repository.ts';
import type { Knock } from '../sign-in/sign-in-log.ts';
import { findStaff, type Runner, type StaffRow, updateActive, updatePassword } from '../staff.repository.ts';
import { type InvitationRow, spendInvitation } from './invitation.repository.ts';
import { hashLink, readLink } from './links.ts';

/** Guesses at links are counted by address: there is no account to lock. */
const limited = <Result>(office: Dependencies, { address }: Knock, work: () => Promise<Result>): Promise<Result> => {
  const { database, clock, config } = office;
  return limitGuesses({ database, secret: config.tokenSecret }, { at: clock(), address, of: ['link'] }, work);
};

/** The data for the page of a link. Errors: 1261, 1262, 1263. */
export function openInvitation(office: Dependencies, knock: Knock, token: string): Promise<Invitation> {
  return limited(office, knock, async () => {
    const link = await readLink(office.database, token, office.clock());
    const isNew = link.state === 'INVITED';
    return {
      ...{ email: link.email, name: link.name, isNew },
      totp: isNew ? offerTotp(office, link) : null,
      passkey: isNew ? await offerPasskey(office, knock, link) : null,
    };
  });
}

async function offerPasskey(office: Dependencies, { host }: Knock, link: InvitationRow) {
  const challenge = await newChallenge(office.database, office, link.staffNo);
  return optionsToAdd(host, challenge, link, await listPasskeys(office.database, link.staffNo));
}

type Accepted = { readonly staff: StaffRow; readonly codes: readonly string[] };

/** Activates the account. Errors: those of the link, 1282, 1284, 4220. */
export function acceptInvitation(
  office: Dependencies,
  knock: Knock,
  { token, factors }: { readonly token: string; readonly factors: FirstFactors },
): Promise<Accepted> {
  return limited(office, knock, async () => {
    const at = office.clock();
    const link = await readLink(office.database, token, at);
    if (link.state !== 'INVITED') throw new AppError('1263');
    const keep = await readFactors(office, knock, { link, factors });
    const fresh = newRecoveryCodes(office);
    return office.database.transaction().execute(async (transaction) => {
      const { staffNo } = link;
      if (!(await spendInvitation(transaction, { invitationHash: hashLink(token), staffNo, at })))
        throw new AppError('1263');
      await keep(transaction);
      await replaceRecoveryCodes(transaction, { staffNo, hashes: fresh.map(({ hash }) => hash) });
      await updateActive(transaction, staffNo);
      const staff = await findStaff(transaction, staffNo);
      if (!staff) throw new AppError('1261');
      return { staff, codes: fresh.map(({ code }) => code) };
    });
  });
}

type Chosen = { readonly link: InvitationRow; readonly factors: FirstFactors };

/** Checks the chosen factors; the returned function stores them. */
async function readFactors(
  office: Dependencies,
  { host, device }: Knock,
  { link: { staffNo, email }, factors }: Chosen,
): Promise<(transaction: Runner) => Promise<void>> {
  const at = office.clock();
  if (factors.kind === 'passkey') {
    const isChallenge = async (challenge: string) =>
      (await ownerOfChallenge(office.database, challenge, at)) === staffNo;
    const passkey = await readNewPasskey(host, factors.answer, isChallenge);
    return (transaction) => insertPasskey(transaction, { ...passkey, staffNo, name: device || '패스키', at });
  }
  assertStaffPassword(factors.password, email);
  const secret = readOffer(office, { seal: factors.seal, staffNo });
  const step = secret === undefined ? undefined : stepOf(secret, factors.code, at);
  if (secret === undefined || step === undefined) throw new AppError('1282');
  const passwordHash = await hashPassword(factors.password);
  return async (transaction) => {
    await updatePassword(transaction, { staffNo, passwordHash });
    await putTotp(transaction, { staffNo, sealedSecret: sealSecret(office, secret), step, at });
  };
}

/** Error 4220 with the first rule that a password breaks. */
export function assertStaffPassword(password: string, email: string): void {
  const [broken] = unmetStaffRules(password, email);
  if (broken) throw fieldError('password', staffPasswordRules[broken]);
}

/** Sets a new password by a mail's link; sessions with the old one end. Errors: those of the link, 4220. */
export function setPassword(
  office: Dependencies,
  knock: Knock,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  return limited(office, knock, async () => {
    const now = office.clock();
    const { staffNo, email, state } = await readLink(office.database, token, now);
    if (state !== 'ACTIVE') throw new AppError('1261');
    assertStaffPassword(password, email);
    const passwordHash = await hashPassword(password);
    await office.database.transaction().execute(async (transaction) => {
      if (!(await spendInvitation(transaction, { invitationHash: hashLink(token), staffNo, at: now })))
        throw new AppError('1263');
      await updatePassword(transaction, { staffNo, passwordHash });
      await updateAllEnded(transaction, { staffNo, now });
    });
  });
}
