import { signOut } from '@mall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLeave } from '../../../entities/member/use-leave.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Ends the session here even when the server cannot be reached. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const leave = useLeave();
  return useMutation({
    mutationFn: async () => {
      // Pending requests of the page would be refused once the session has ended.
      await queryClient.cancelQueries();
      await call(signOut).catch(() => null);
    },
    onSuccess: leave,
  });
}
