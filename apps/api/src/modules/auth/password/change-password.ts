import { AppError, type FieldError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { Member } from '../../../plugins/access-tokens.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Run } from '../human-check/human-check.ts';
import { updatePassword } from '../member.repository.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { SessionOpener } from '../session/open-session.ts';
import { judgePassword, type TypedPassword } from './assert-password.ts';
import { faultsOfNewPassword } from './password-faults.ts';
import { hashPassword } from './passwords.ts';

type Passwords = Omit<TypedPassword, 'memberNo' | 'password'> & {
  readonly currentPassword: string;
  readonly newPassword: string;
};
type ChangeDependencies = { readonly openSession: SessionOpener; readonly device: Device };

/** Sets a new password and ends every session, this one included; the caller continues with a new pair of tokens. Errors 1251, 4220. */
export async function changePassword(
  mall: Mall,
  db: Run,
  member: Member,
  { currentPassword, newPassword, ...attempt }: Passwords,
  { openSession, device }: ChangeDependencies,
): Promise<TokenPair> {
  const { memberNo } = member;
  const typed = { ...attempt, memberNo, password: currentPassword };
  const { member: owner, isRight } = await judgePassword(db, typed);
  const fieldErrors = [...(isRight ? [] : [wrongCurrent]), ...(await faultsOfNewPassword(newPassword, owner))];
  if (fieldErrors.length > 0) throw new AppError('4220', { fieldErrors });

  const passwordHash = await hashPassword(newPassword);
  return db(async (transaction) => {
    await updatePassword(transaction, { memberNo, passwordHash });
    await endAllSessions(transaction, { memberNo });
    return openSession(transaction, mall, { memberNo, device });
  });
}

const wrongCurrent: FieldError = { field: 'currentPassword', message: '지금 쓰는 비밀번호와 달라요.' };
