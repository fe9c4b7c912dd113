import { AppError } from '@mall/contracts/errors';
import type { MemberMove } from '@mall/contracts/office/members';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { mailLink } from '../../account-link/mail-link.ts';
import { endAllSessions } from '../../auth/session/end-sessions.ts';
import { findReachable, type StoredCard, updateWoken } from './member-card.repository.ts';

type Using = Pick<Dependencies, 'database' | 'clock' | 'endedSessions'>;
type Member = { readonly memberNo: number };

/** The actions possible for a member in their present state. */
export function movesOf({ state, isBlocked, isVerified, approval, devices }: StoredCard): MemberMove[] {
  const possible: Readonly<Record<MemberMove, boolean>> = {
    endSessions: devices > 0,
    temporaryPassword: isVerified,
    wake: state === 'DORMANT',
    block: !isBlocked,
    unblock: isBlocked,
    decide: approval === 'R',
    withdraw: true,
  };
  return (Object.keys(possible) as MemberMove[]).filter((move) => possible[move]);
}

/** Signs a member out everywhere, at once. Error 4040. */
export async function endSessions({ database, endedSessions }: Using, mall: MallScope, { memberNo }: Member) {
  await inMall(database, mall, async (transaction) => {
    if (!(await findReachable(transaction, memberNo))) throw new AppError('4040');
    await endAllSessions(transaction, { memberNo });
  });
  endedSessions.forget();
}

/** Mails a member the link to a temporary password, which only they see. Errors: 4040, 4094 without a verified address. */
export function mailTemporaryPassword({ database, clock }: Using, mall: MallScope, { memberNo }: Member) {
  return inMall(database, mall, async (transaction) => {
    const member = await findReachable(transaction, memberNo);
    if (!member) throw new AppError('4040');
    if (member.email === '' || !member.emailVerifiedAt)
      throw new AppError('4094', { description: '확인된 이메일이 없어서 보낼 수 없어요.' });
    await mailLink(transaction, { memberNo, email: member.email, purpose: 'RESET_PASSWORD', at: clock() });
  });
}

/** Ends a member's dormancy. Error 4094: they are not dormant. */
export function wake({ database, clock }: Using, mall: MallScope, { memberNo }: Member) {
  return inMall(database, mall, async (transaction) => {
    if (!(await updateWoken(transaction, { memberNo, at: clock() }))) throw new AppError('4094');
  });
}
