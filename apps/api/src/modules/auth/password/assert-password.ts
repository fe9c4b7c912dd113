import { AppError } from '@mall/contracts/errors';
import type { Subject } from '../attempts/attempt-subjects.ts';
import { type Attempt, beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import type { Run } from '../human-check/human-check.ts';
import { findCredentialsByNumber, type MemberCredentials } from '../member.repository.ts';
import { isRightPassword } from './passwords.ts';

export type TypedPassword = {
  readonly memberNo: number;
  readonly password: string;
  readonly subjects: readonly Subject[];
  readonly at: Date;
};
type Judged = { readonly member: MemberCredentials; readonly isRight: boolean };

/** Whether the member of a session has typed the right password; 1251 once ten wrong ones have locked it. */
export async function judgePassword(db: Run, { memberNo, password, subjects, at }: TypedPassword): Promise<Judged> {
  const attempt: Attempt = { subjects, at };
  // A signed-in member has already passed the human check.
  const state = await db((transaction) => beginAttempt(transaction, { ...attempt, isHuman: true }));
  if (state === 'locked') throw new AppError('1251');
  const member = await db((transaction) => findCredentialsByNumber(transaction, memberNo));
  if (!member) throw new AppError('4010');
  const isRight = await isRightPassword(member.passwordHash, password);
  if (isRight) await db((transaction) => forgiveAttempt(transaction, attempt));
  return { member, isRight };
}

/** Requires the member of a session to type the password again; 4220 for a wrong one, 1251 after ten. */
export async function assertPassword(db: Run, typed: TypedPassword): Promise<void> {
  const { isRight } = await judgePassword(db, typed);
  if (!isRight) throw new AppError('4220', { fieldErrors: [wrong] });
}

const wrong = { field: 'password', message: '비밀번호가 맞지 않아요. 다시 입력해 주세요.' };
