import type { linkEffects } from '@mall/contracts/account-mail';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { LinkTokens } from '../../account-link/link-tokens.ts';
import { takeLink } from '../../account-link/take-link.ts';
import { changeEmail } from '../email/change-email.ts';
import {
  findCredentialsByNumber,
  isVerifiedElsewhere,
  updateAwake,
  updateEmailVerified,
} from '../member.repository.ts';

type Follow = { readonly token: string; readonly at: Date };
type Followed = { effect: (typeof linkEffects)[number]; isAwaitingApproval: boolean };

/** Does what the link of a mail is for: verifies the address, or ends dormancy. Errors as `takeLink`. */
export async function followLink(
  transaction: MallTransaction,
  { token, at }: Follow,
  tokens: LinkTokens,
): Promise<Followed> {
  const follow = { token, purposes: ['VERIFY_EMAIL', 'WAKE', 'CHANGE_EMAIL'], at } as const;
  const taken = await takeLink(transaction, follow, tokens);
  const { memberNo, purpose, newEmail } = taken;
  const member = await findCredentialsByNumber(transaction, memberNo);
  if (!member) throw new AppError('1261');
  if (await isVerifiedElsewhere(transaction, { memberNo, email: newEmail ?? member.email })) {
    throw new AppError('1261', {
      description: '다른 회원이 쓰고 있는 이메일이에요. 로그인해서 다른 이메일로 확인해 주세요.',
    });
  }
  const isAwaitingApproval = member.approval === 'R';
  if (newEmail !== null) {
    await changeEmail(transaction, { ...taken, newEmail, formerEmail: member.email, at });
    return { effect: 'EMAIL_CHANGED', isAwaitingApproval };
  }
  if (purpose === 'WAKE') await updateAwake(transaction, { memberNo, at });
  else await updateEmailVerified(transaction, { memberNo, at });
  return { effect: purpose === 'WAKE' ? 'AWAKE' : 'EMAIL_VERIFIED', isAwaitingApproval };
}
