import { signOut } from '@mall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { forgetDrafts } from '../../../lib/drafts.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { forgetMemberData } from '../../../lib/member-cache.ts';
import { forgetRecentViews } from '../../../lib/recent-views.ts';
import { clearTokens } from '../../../lib/token-store.ts';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';

/** Ends the session here even when the server cannot be told. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const { mall, device } = useMall();
  return useMutation({
    mutationFn: () => call(signOut).catch(() => null),
    onSuccess: async () => {
      forgetDrafts();
      clearTokens();
      forgetRecentViews(mall.mallId);
      await navigate(device === 'mobile' ? '/intro' : '/login');
      forgetMemberData(queryClient);
    },
  });
}
