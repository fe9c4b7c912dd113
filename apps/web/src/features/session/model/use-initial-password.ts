import { type HeldSignIn, replaceInitialPassword } from '@mall/contracts/held-sign-in';
import { useToast } from '@mall/ui/toast-provider';
import { confirmationError, passwordError } from '../../../entities/password/password-checks.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { forgetHeldSignIn } from '../../../lib/session/held-sign-in.ts';
import { useNewSession } from './use-new-session.ts';

/** 1258: sets the member's own first password, and begins the session. */
export function useInitialPassword({ ticket }: HeldSignIn) {
  const begin = useNewSession();
  const toast = useToast();
  return useMallForm({
    values: { newPassword: '', confirmation: '' },
    validate: ({ newPassword, confirmation }) =>
      foundErrors({
        newPassword: passwordError(newPassword),
        confirmation: confirmationError(confirmation, newPassword),
      }),
    send: ({ newPassword }) => call(replaceInitialPassword, { body: { ticket, newPassword } }),
    onSent: async (tokens) => {
      forgetHeldSignIn();
      await begin(tokens);
      toast('비밀번호를 바꿨어요.');
    },
    failure: '바꾸지 못했어요.',
  });
}
