import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetDrafts } from './drafts.ts';
import { useMall } from './mall-context.tsx';
import { forgetMemberData } from './member-cache.ts';
import { forgetRecentViews } from './recent-views.ts';
import { clearTokens } from './token-store.ts';
import { useMallNavigate } from './use-mall-navigate.ts';

/** The session is over: what belongs to the member leaves this browser, and the visitor is at the door again. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const { mall, device } = useMall();
  return useCallback(async () => {
    forgetDrafts();
    clearTokens();
    forgetRecentViews(mall.mallId);
    await navigate(device === 'mobile' ? '/intro' : '/login');
    forgetMemberData(queryClient);
  }, [queryClient, navigate, mall.mallId, device]);
}
