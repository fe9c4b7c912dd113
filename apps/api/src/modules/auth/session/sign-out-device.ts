import { AppError } from '@mall/contracts/errors';
import type { Look, SignedInDevice } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Member } from '../../../plugins/access-tokens.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../assert-own-account.ts';
import { endSession } from './end-sessions.ts';
import { listDevices } from './list-devices.ts';

type SignOut = { readonly sessionId: string; readonly at: Date };

/** Signs out one of the member's devices, or staff who look as them, and returns the rest; other members' devices do not exist for them. */
export async function signOutDevice(
  transaction: MallTransaction,
  mall: Mall,
  member: Member,
  { sessionId, at }: SignOut,
): Promise<{ devices: SignedInDevice[]; looks: Look[] }> {
  assertOwnAccount(mall, member.memberNo);
  const { devices, looks } = await listDevices(transaction, mall, { ...member, at });
  if (![...devices, ...looks].some((session) => session.sessionId === sessionId)) throw new AppError('4040');
  await endSession(transaction, { memberNo: member.memberNo, sessionId });
  return listDevices(transaction, mall, { ...member, at });
}
