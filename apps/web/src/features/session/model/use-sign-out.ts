import { signOut } from '@mall/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useLeave } from '../../../lib/use-leave.ts';

/** Ends the session here even when the server cannot be told. */
export function useSignOut() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call(signOut).catch(() => null),
    onSuccess: leave,
  });
}
