import type { Look, SignedInDevice } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Member } from '../../../plugins/access-tokens.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../assert-own-account.ts';
import { type LookRow, listLooks } from '../look/look.repository.ts';
import { refreshLifetimeMilliseconds } from './issue-tokens.ts';
import { listSessions } from './session.repository.ts';

/** Where the member is signed in: the requesting device first, then the most recently used; and when staff looked as the member. */
export async function listDevices(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, sessionId, at }: Pick<Member, 'memberNo' | 'sessionId'> & { readonly at: Date },
): Promise<{ devices: SignedInDevice[]; looks: Look[] }> {
  assertOwnAccount(mall, memberNo);
  const since = new Date(at.getTime() - refreshLifetimeMilliseconds);
  const [sessions, looks] = await Promise.all([
    listSessions(transaction, { memberNo, since }),
    listLooks(transaction, { memberNo, since, at }),
  ]);
  const devices = sessions.map((session) => ({
    sessionId: session.sessionId,
    deviceName: session.deviceName,
    isThis: session.sessionId === sessionId,
    signedInAt: session.signedInAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
  return { devices: devices.sort((one, other) => Number(other.isThis) - Number(one.isThis)), looks: looks.map(toLook) };
}

const toLook = ({ sessionId, signedInAt, endedAt }: LookRow): Look => ({
  ...{ sessionId, beganAt: signedInAt.toISOString() },
  endedAt: endedAt?.toISOString() ?? null,
});
