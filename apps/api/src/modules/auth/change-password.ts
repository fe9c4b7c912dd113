import { AppError, type FieldError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { Member } from '../../plugins/access-tokens.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { endAllSessions } from './end-sessions.ts';
import type { Run } from './human-check/human-check.ts';
import { findCredentialsByNumber, updatePassword } from './member.repository.ts';
import type { SessionOpener } from './open-session.ts';
import { faultsOfNewPassword } from './password-faults.ts';
import { hashPassword, isRightPassword } from './passwords.ts';

type Passwords = { readonly currentPassword: string; readonly newPassword: string };
type ChangeDependencies = { readonly openSession: SessionOpener; readonly deviceName: string };

/** Sets a new password and ends every session, this one included: its caller goes on with the new pair. */
export async function changePassword(
  mall: Mall,
  db: Run,
  member: Member,
  passwords: Passwords,
  { openSession, deviceName }: ChangeDependencies,
): Promise<TokenPair> {
  const { memberNo } = member;
  const found = await db((transaction) => findCredentialsByNumber(transaction, mall, memberNo));
  if (!found) throw new AppError('4010');
  const isRight = await isRightPassword(found.passwordHash, passwords.currentPassword);
  const fieldErrors = [
    ...(isRight ? [] : [wrongCurrent]),
    ...(await faultsOfNewPassword(passwords.newPassword, found)),
  ];
  if (fieldErrors.length > 0) throw new AppError('4220', { fieldErrors });

  const passwordHash = await hashPassword(passwords.newPassword);
  return db(async (transaction) => {
    await updatePassword(transaction, mall, { memberNo, passwordHash });
    await endAllSessions(transaction, mall, { memberNo });
    return openSession(transaction, mall, { memberNo, deviceName });
  });
}

const wrongCurrent: FieldError = { field: 'currentPassword', message: '지금 쓰는 비밀번호와 달라요.' };
