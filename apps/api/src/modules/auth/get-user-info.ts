import type { UserInfo } from '@mall/contracts/auth';
import { AppError } from '@mall/contracts/errors';
import { maskName } from '@mall/contracts/masking';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Member } from '../../plugins/access-tokens.ts';
import { findMemberName } from './member.repository.ts';

/** The signed-in member, the name masked (R9.12); a member who has left is signed out. */
export async function getUserInfo(transaction: MallTransaction, member: Member): Promise<UserInfo> {
  if (member.isPreview)
    return { memberName: '미리보기', memberNo: 0, hasTemporaryPassword: false, mallId: member.mallId };
  const found = await findMemberName(transaction, member.memberNo);
  if (!found) throw new AppError('4010');
  return {
    memberName: maskName(found.name),
    memberNo: member.memberNo,
    hasTemporaryPassword: found.passwordState === 'TEMPORARY',
    mallId: member.mallId,
  };
}
