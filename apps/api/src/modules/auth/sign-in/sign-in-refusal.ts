import { type HoldReason, holdReasons } from '@mall/contracts/held-sign-in';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { MemberCredentials } from '../member.repository.ts';

/** States that only the operator can end: waiting for approval, refused, blocked. */
type OperatorReason = '1259' | '1260' | '1270';

/** Why a member with the right password may not sign in yet; undefined when they may. */
export function signInRefusal(
  member: MemberCredentials,
  mall: Mall,
  now: Date,
): HoldReason | OperatorReason | undefined {
  if (member.blockedAt !== null) return '1270';
  if (isDormant(member, mall, now)) return '1254';
  if (member.email === '' || member.emailVerifiedAt === null) return '1257';
  if (member.passwordState === 'INITIAL') return '1258';
  if (member.approval === 'R') return '1259';
  if (member.approval === 'N') return '1260';
  return undefined;
}

/** Whether the member can resolve it themselves. */
export const isHeld = (refusal: HoldReason | OperatorReason): refusal is HoldReason =>
  holdReasons.some((code) => code === refusal);

function isDormant(member: MemberCredentials, mall: Mall, now: Date): boolean {
  if (member.state === 'DORMANT') return true;
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return mall.hasDormancy && (member.lastSignedInAt ?? member.joinedAt) < yearAgo;
}
