import { changePassword } from '@mall/contracts/auth';
import { changePasswordLimits } from '@mall/contracts/limits/auth';
import { useToast } from '@mall/ui/toast-provider';
import { confirmationError, passwordError } from '../../../entities/password/password-checks.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useNewSession } from './use-new-session.ts';

type PasswordForm = { currentPassword: string; newPassword: string; confirmation: string };

const validate = ({ currentPassword, newPassword, confirmation }: PasswordForm) =>
  foundErrors({
    currentPassword: missing(currentPassword, '지금 비밀번호를'),
    newPassword:
      passwordError(newPassword) ??
      (newPassword === currentPassword ? '지금 비밀번호와 다르게 입력해 주세요.' : undefined),
    confirmation: confirmationError(confirmation, newPassword),
  });

/** A new password ends every other session; this one continues with new tokens. */
export function usePasswordChange() {
  const begin = useNewSession();
  const toast = useToast();
  return useMallForm({
    values: { currentPassword: '', newPassword: '', confirmation: '' },
    limits: changePasswordLimits,
    validate,
    send: ({ currentPassword, newPassword }) => call(changePassword, { body: { currentPassword, newPassword } }),
    onSent: async (tokens) => {
      await begin(tokens);
      toast('비밀번호를 바꿨어요.');
    },
    failure: '바꾸지 못했어요.',
  });
}
