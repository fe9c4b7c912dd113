import type { FieldError } from '@mall/contracts/errors';
import { passwordRules, unmetPasswordRules } from '@mall/domain/password-policy';
import { isRightPassword } from './passwords.ts';

type Owner = { readonly loginId: string; readonly passwordHash: string };

/** Why a new password is refused: the rules it breaks, or that it is the current one. */
export async function faultsOfNewPassword(newPassword: string, owner: Owner): Promise<FieldError[]> {
  const messages: string[] = unmetPasswordRules(newPassword, owner.loginId).map((rule) => passwordRules[rule]);
  const isSame = await isRightPassword(owner.passwordHash, newPassword);
  if (isSame) messages.push('지금과 다른 비밀번호를 입력해 주세요.');
  return messages.map((message) => ({ field: 'newPassword', message }));
}
