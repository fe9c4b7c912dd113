import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { HumanCheck, Run } from './human-check/human-check.ts';
import { openMemberSession } from './open-member-session.ts';
import type { SessionOpener } from './open-session.ts';
import { type Caller, type Credentials, proveCredentials } from './prove-credentials.ts';

type SignInDependencies = {
  readonly clock: () => Date;
  readonly humanCheck: HumanCheck;
  readonly openSession: SessionOpener;
};

/** Tokens for an id and a password; what may stand in the way is told only to who knows the password. */
export async function signIn(
  mall: Mall,
  db: Run,
  credentials: Credentials,
  caller: Caller,
  { clock, humanCheck, openSession }: SignInDependencies,
): Promise<TokenPair> {
  const at = clock();
  const { deviceName } = caller;
  const member = await proveCredentials(mall, db, credentials, caller, { clock, humanCheck });
  return db((transaction) => openMemberSession(transaction, mall, { member, deviceName, at }, openSession));
}
