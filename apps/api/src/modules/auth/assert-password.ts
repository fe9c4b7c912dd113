import { AppError } from '@mall/contracts/errors';
import type { Mall } from '../../plugins/mall.repository.ts';
import { type Attempt, beginAttempt, forgiveAttempt, type Subjects } from './attempts.ts';
import type { Run } from './human-check/human-check.ts';
import { findCredentialsByNumber } from './member.repository.ts';
import { isRightPassword } from './passwords.ts';

type Typed = { readonly memberNo: number; readonly password: string; readonly subjects: Subjects; readonly at: Date };

/** The member behind a session types the password again; wrong ones are counted as at sign-in, and ten lock it. */
export async function assertPassword(mall: Mall, db: Run, { memberNo, password, subjects, at }: Typed): Promise<void> {
  const attempt: Attempt = { subjects, at };
  // Whoever is signed in has shown to be human.
  const state = await db((transaction) => beginAttempt(transaction, mall, { ...attempt, isHuman: true }));
  if (state === 'locked') throw new AppError('1251');
  const found = await db((transaction) => findCredentialsByNumber(transaction, mall, memberNo));
  if (!found) throw new AppError('4010');
  if (!(await isRightPassword(found.passwordHash, password))) throw new AppError('4220', { fieldErrors: [wrong] });
  await db((transaction) => forgiveAttempt(transaction, mall, attempt));
}

const wrong = { field: 'password', message: '비밀번호가 맞지 않아요. 다시 입력해 주세요.' };
