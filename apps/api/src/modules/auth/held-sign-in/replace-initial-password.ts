import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Run } from '../human-check/human-check.ts';
import { findCredentialsByNumber, updateLastSignedIn, updatePassword } from '../member.repository.ts';
import { faultsOfNewPassword } from '../password/password-faults.ts';
import { hashPassword } from '../password/passwords.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { SessionOpener } from '../session/open-session.ts';
import { signInRefusal } from '../sign-in/sign-in-refusal.ts';
import type { Tickets } from './ticket.ts';

type Replacement = { readonly ticket: string; readonly newPassword: string; readonly device: Device };
type ReplaceDependencies = {
  readonly clock: () => Date;
  readonly openSession: SessionOpener;
  readonly tickets: Tickets;
};

/** 1258: sets the member's first own password, and begins the session. The ticket is valid while the initial password is in use. */
export async function replaceInitialPassword(
  mall: Mall,
  db: Run,
  { ticket, newPassword, device }: Replacement,
  { clock, openSession, tickets }: ReplaceDependencies,
): Promise<TokenPair> {
  const { memberNo, reason } = await tickets.read(mall, ticket);
  const member = await db((transaction) => findCredentialsByNumber(transaction, memberNo));
  const isHeldByPassword = member && reason === '1258' && signInRefusal(member, mall, clock()) === '1258';
  if (!isHeldByPassword) throw new AppError('1253');
  const fieldErrors = await faultsOfNewPassword(newPassword, member);
  if (fieldErrors.length > 0) throw new AppError('4220', { fieldErrors });

  const passwordHash = await hashPassword(newPassword);
  return db(async (transaction) => {
    await updatePassword(transaction, { memberNo, passwordHash });
    await endAllSessions(transaction, { memberNo });
    await updateLastSignedIn(transaction, { memberNo, at: clock() });
    return openSession(transaction, mall, { memberNo, device });
  });
}
