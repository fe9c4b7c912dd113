import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Run } from '../human-check/human-check.ts';
import { openMemberSession } from '../session/open-member-session.ts';
import type { SessionOpener } from '../session/open-session.ts';
import { type Caller, type Credentials, type ProofDependencies, proveCredentials } from './prove-credentials.ts';

type SignInDependencies = ProofDependencies & {
  readonly openSession: SessionOpener;
};

/** Tokens for an id and a password; what prevents a sign-in is revealed only with the right password. */
export async function signIn(
  mall: Mall,
  db: Run,
  credentials: Credentials,
  caller: Caller,
  { openSession, ...proof }: SignInDependencies,
): Promise<TokenPair> {
  const at = proof.clock();
  const { device } = caller;
  const member = await proveCredentials(mall, db, credentials, caller, proof);
  return db((transaction) => openMemberSession(transaction, mall, { member, device, at }, openSession));
}
