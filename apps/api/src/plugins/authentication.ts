import type { MallSalesType } from '@mall/contracts/codes';
import { type AccessRule, type Endpoint, isOpenToLook } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import { screens } from '@mall/domain/screens/screens';
import type { AccessTokens, Member } from './access-tokens.ts';
import type { Mall } from './mall.repository.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The member that the token names, when the token is this mall's; a promise only for a token not seen before. */
export function memberOfToken(
  authorization: string | undefined,
  mall: Mall,
  tokens: AccessTokens,
): Member | undefined | Promise<Member | undefined> {
  const token = authorization && bearer.exec(authorization)?.[1];
  if (!token) return undefined;
  return tokens.verify(mall, token);
}

/** R6.04: rules about the mall's type admit the types whose screens use these calls. */
const typesOf: Partial<Record<AccessRule, readonly MallSalesType[]>> = {
  shopper: screens.goodsDetail.access.types,
  accountHolder: screens.orderList.access.types,
  leaver: screens.withdrawal.access.types,
  uploader: screens.upload.access.types,
};

/** Calls that need an account of one's own. */
const ownAccountRules: readonly AccessRule[] = ['accountHolder', 'leaver', 'uploader'];

/**
 * The member as the endpoint sees them; throws unless the rule admits this caller. A temporary password (R4.08) is admitted where it can
 * be changed, and makes its owner a visitor on public calls. Staff who look as the member are refused every call not open to them.
 */
export function admitCaller(
  endpoint: Pick<Endpoint, 'access' | 'method' | 'look'>,
  member: Member | undefined,
  { guestMemberNo }: Pick<Mall, 'guestMemberNo'>,
): Member | undefined {
  const { access: rule } = endpoint;
  if (member?.isLook && !isOpenToLook(endpoint)) throw new AppError('4033');
  if (rule === 'public') return member?.hasTemporaryPassword ? undefined : member;
  if (!member) throw new AppError('4010');
  if (member.hasTemporaryPassword && rule !== 'session') throw new AppError('4031');
  if (typesOf[rule]?.includes(member.memberType) === false) throw new AppError('4030');
  // R1.06: the visitors of a marketing mall share one guest without an account: all of them would see what one of them stores there.
  if (ownAccountRules.includes(rule) && member.memberNo === guestMemberNo) throw new AppError('4030');
  return member;
}
