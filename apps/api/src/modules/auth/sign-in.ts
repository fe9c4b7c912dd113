import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../plugins/mall.repository.ts';
import { type Attempt, beginAttempt, forgiveAttempt, type Subjects } from './attempts.ts';
import type { HumanCheck, Run } from './human-check/human-check.ts';
import { findCredentialsByLoginId, updateLastSignedIn } from './member.repository.ts';
import type { SessionOpener } from './open-session.ts';
import { isRightPassword } from './passwords.ts';
import { obstacleToSignIn } from './sign-in-obstacle.ts';

type Credentials = { readonly id: string; readonly password: string };
type Caller = { readonly address: string; readonly humanToken: string | undefined; readonly subjects: Subjects };
type SignInDependencies = {
  readonly clock: () => Date;
  readonly humanCheck: HumanCheck;
  readonly openSession: SessionOpener;
};

/** Tokens for an id and a password; what may stand in the way is told only to who knows the password. */
export async function signIn(
  mall: Mall,
  db: Run,
  { id, password }: Credentials,
  caller: Caller,
  { clock, humanCheck, openSession }: SignInDependencies,
): Promise<TokenPair> {
  const attempt: Attempt = { subjects: caller.subjects, at: clock() };
  await admit(mall, db, attempt, caller, humanCheck);

  const member = await db((transaction) => findCredentialsByLoginId(transaction, mall, id));
  const isRight = await isRightPassword(member?.passwordHash, password);
  if (!member || !isRight) throw new AppError('1250');

  const obstacle = obstacleToSignIn(member, mall, attempt.at);
  const tokens = await db(async (transaction) => {
    await forgiveAttempt(transaction, mall, attempt);
    if (obstacle) return undefined;
    await updateLastSignedIn(transaction, mall, { memberNo: member.memberNo, at: attempt.at });
    return openSession(transaction, mall, { memberNo: member.memberNo });
  });
  if (!tokens) throw new AppError(obstacle ?? '1250');
  return tokens;
}

async function admit(mall: Mall, db: Run, attempt: Attempt, caller: Caller, humanCheck: HumanCheck): Promise<void> {
  const begin = (isHuman: boolean) => db((transaction) => beginAttempt(transaction, mall, { ...attempt, isHuman }));
  let state = await begin(false);
  if (state === 'humanCheck' && caller.humanToken) {
    const { address, humanToken: token } = caller;
    if (await humanCheck.isHuman({ token, address, mall, db })) state = await begin(true);
  }
  if (state === 'locked') throw new AppError('1251');
  if (state === 'humanCheck') throw new AppError('1111');
}
