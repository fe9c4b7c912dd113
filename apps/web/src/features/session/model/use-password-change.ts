import { changePassword } from '@mall/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { useNewSession } from './use-new-session.ts';

export type PasswordForm = { currentPassword: string; newPassword: string; confirmation: string };

/** A new password ends every other session; this one goes on with new tokens. */
export function usePasswordChange() {
  const begin = useNewSession();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordForm) =>
      call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: begin,
  });
}
