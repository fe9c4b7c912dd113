import type { SignInObstacle } from '@mall/contracts/sign-in-obstacle';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { MemberCredentials } from './member.repository.ts';

/** Why a member with the right password may not sign in yet (decisions 3); undefined when nothing stands in the way. */
export function obstacleToSignIn(member: MemberCredentials, mall: Mall, now: Date): SignInObstacle | undefined {
  if (isDormant(member, mall, now)) return '1254';
  if (member.email === '' || member.emailVerifiedAt === null) return '1257';
  if (member.passwordState === 'INITIAL') return '1258';
  return undefined;
}

function isDormant(member: MemberCredentials, mall: Mall, now: Date): boolean {
  if (member.status === 'DORMANT') return true;
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return mall.hasDormancy && (member.lastSignedInAt ?? member.joinedAt) < yearAgo;
}
