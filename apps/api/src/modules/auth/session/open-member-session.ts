import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { type MemberCredentials, updateLastSignedIn } from '../member.repository.ts';
import { signInRefusal } from '../sign-in/sign-in-refusal.ts';
import type { SessionOpener } from './open-session.ts';

type Entry = { readonly member: MemberCredentials; readonly device: Device; readonly at: Date };

/** Signs in a member whose identity is proved. Errors 1254, 1257, 1258, 1259, 1260, 1270: why they may not sign in yet. */
export async function openMemberSession(
  transaction: MallTransaction,
  mall: Mall,
  { member, device, at }: Entry,
  openSession: SessionOpener,
): Promise<TokenPair> {
  const refusal = signInRefusal(member, mall, at);
  if (refusal) throw new AppError(refusal);
  const { memberNo } = member;
  await updateLastSignedIn(transaction, { memberNo, at });
  return openSession(transaction, mall, { memberNo, device });
}
