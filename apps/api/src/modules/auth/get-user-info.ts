import type { UserInfo } from '@mall/contracts/auth';
import { AppError } from '@mall/contracts/errors';
import { maskName } from '@mall/contracts/masking';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Member } from '../../plugins/access-tokens.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listReconsents } from '../member/reconsent/list-reconsents.ts';
import { findMemberName } from './member.repository.ts';

type Visited = { readonly mall: Mall; readonly at: Date };

/** The signed-in member, the name masked (R9.12); a member who has left is signed out. */
export async function getUserInfo(
  transaction: MallTransaction,
  member: Member,
  { mall, at }: Visited,
): Promise<UserInfo> {
  if (member.isPreview)
    return { memberName: '미리보기', memberNo: 0, hasTemporaryPassword: false, mallId: member.mallId };
  const { memberNo } = member;
  const isAsked = memberNo !== mall.guestMemberNo && !member.isLook;
  const [found, asked] = await Promise.all([
    findMemberName(transaction, memberNo),
    isAsked ? listReconsents(transaction, { memberNo, at }) : undefined,
  ]);
  if (!found) throw new AppError('4010');
  return {
    memberName: maskName(found.name),
    memberNo,
    hasTemporaryPassword: found.passwordState === 'TEMPORARY',
    mallId: member.mallId,
    ...(asked && (asked.terms.length > 0 || asked.marketing) && { owesConsent: true }),
  };
}
