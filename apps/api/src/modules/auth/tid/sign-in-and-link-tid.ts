import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Run } from '../human-check/human-check.ts';
import { openMemberSession } from '../session/open-member-session.ts';
import type { SessionOpener } from '../session/open-session.ts';
import {
  type Caller,
  type Credentials,
  type ProofDependencies,
  proveCredentials,
} from '../sign-in/prove-credentials.ts';
import { linkTidToMember } from './link-tid.ts';
import type { TidTickets } from './tid-tickets.ts';

type LinkDependencies = ProofDependencies & {
  readonly openSession: SessionOpener;
  readonly tickets: TidTickets;
};

/** Links the ticket's T-ID to the member with this id and password, and signs them in: both, or neither. Errors as declared by the endpoint. */
export async function signInAndLinkTid(
  mall: Mall,
  db: Run,
  { ticket, ...credentials }: Credentials & { readonly ticket: string },
  caller: Caller,
  { openSession, tickets, ...proof }: LinkDependencies,
): Promise<TokenPair> {
  const proven = await tickets.read(mall, ticket);
  const member = await proveCredentials(mall, db, credentials, caller, proof);
  const at = proof.clock();
  return db(async (transaction) => {
    await linkTidToMember(transaction, mall, { ...proven, memberNo: member.memberNo, at });
    return openMemberSession(transaction, mall, { member, device: caller.device, at }, openSession);
  });
}
