import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { HumanCheck, Run } from '../human-check/human-check.ts';
import { openMemberSession } from '../open-member-session.ts';
import type { SessionOpener } from '../open-session.ts';
import { type Caller, type Credentials, proveCredentials } from '../prove-credentials.ts';
import { linkTidToMember } from './link-tid.ts';
import type { TidTickets } from './tid-tickets.ts';

type LinkDependencies = {
  readonly clock: () => Date;
  readonly humanCheck: HumanCheck;
  readonly openSession: SessionOpener;
  readonly tickets: TidTickets;
};

/** Links the ticket's T-ID to whose id and password these are, and lets them in: both, or neither. Errors as of the endpoint. */
export async function signInAndLinkTid(
  mall: Mall,
  db: Run,
  { ticket, ...credentials }: Credentials & { readonly ticket: string },
  caller: Caller,
  { clock, humanCheck, openSession, tickets }: LinkDependencies,
): Promise<TokenPair> {
  const proven = await tickets.read(mall, ticket);
  const member = await proveCredentials(mall, db, credentials, caller, { clock, humanCheck });
  const at = clock();
  return db(async (transaction) => {
    await linkTidToMember(transaction, mall, { ...proven, memberNo: member.memberNo, at });
    return openMemberSession(transaction, mall, { member, deviceName: caller.deviceName, at }, openSession);
  });
}
