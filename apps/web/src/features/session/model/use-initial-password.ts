import { type HeldSignIn, replaceInitialPassword } from '@mall/contracts/held-sign-in';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { forgetHeldSignIn } from '../../../lib/session/held-sign-in.ts';
import { useNewSession } from './use-new-session.ts';

/** 1258: the first password of one's own, and with it the session that was held up. */
export function useInitialPassword({ ticket }: HeldSignIn) {
  const begin = useNewSession();
  return useMutation({
    mutationFn: (newPassword: string) => call(replaceInitialPassword, { body: { ticket, newPassword } }),
    onSuccess: async (tokens) => {
      forgetHeldSignIn();
      await begin(tokens);
    },
  });
}
