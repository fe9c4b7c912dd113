import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetDrafts } from '../../lib/browser/drafts.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useMallNavigate } from '../../lib/routing/use-mall-navigate.ts';
import { leaveLook, readLook } from '../../lib/session/look.ts';
import { forgetMemberData } from '../../lib/session/member-cache.ts';
import { clearTokens } from '../../lib/session/token-store.ts';
import { forgetRecentViews } from '../recent-view/recent-views.ts';
import { forgetRecentWords } from '../recent-word/recent-words.ts';

/** The session has ended: the member's data is removed from this browser, and the visitor returns to the entrance. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const { mall, device } = useMall();
  return useCallback(async () => {
    if (readLook()) return leaveLook();
    forgetDrafts();
    clearTokens();
    forgetRecentViews(mall.mallId);
    forgetRecentWords(mall.mallId);
    await navigate(device === 'mobile' ? '/intro' : '/login');
    forgetMemberData(queryClient);
  }, [queryClient, navigate, mall.mallId, device]);
}
