import type { TokenPair } from '@mall/contracts/layout';
import type { UnlinkedTid } from '@mall/contracts/tid-sign-in';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { findCredentialsByNumber } from '../member.repository.ts';
import { openMemberSession } from '../session/open-member-session.ts';
import type { SessionOpener } from '../session/open-session.ts';
import { finishTid, type TidReturn } from './finish-tid.ts';
import { findMemberNoOfTid } from './tid.repository.ts';
import type { TidTickets } from './tid-tickets.ts';

type Arrival = TidReturn & { readonly device: Device };
type Ways = { readonly openSession: SessionOpener; readonly tickets: TidTickets };
type Outcome = { tokens: TokenPair | null; unlinked: UnlinkedTid | null };

/** The mall's own tokens for the member who has linked this T-ID, or else a ticket to link it with. Errors as declared by the endpoint. */
export async function signInByTid(
  dependencies: Dependencies,
  mall: Mall,
  { device, ...callback }: Arrival,
  { openSession, tickets }: Ways,
): Promise<Outcome> {
  const proven = await finishTid(dependencies, mall, callback);
  const at = dependencies.clock();
  const tokens = await inMall(dependencies.database, mall, async (transaction) => {
    const memberNo = await findMemberNoOfTid(transaction, proven.subjectHash);
    const member = memberNo && (await findCredentialsByNumber(transaction, memberNo));
    return member ? openMemberSession(transaction, mall, { member, device, at }, openSession) : null;
  });
  if (tokens) return { tokens, unlinked: null };
  return { tokens: null, unlinked: { ticket: await tickets.issue(mall, proven), account: proven.account } };
}
