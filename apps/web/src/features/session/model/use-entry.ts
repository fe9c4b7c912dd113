import type { TokenPair } from '@mall/contracts/layout';
import { safeRedirectTarget } from '@mall/domain/redirects';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeOf } from '../../../lib/routing/landing.ts';
import { forgetMemberData } from '../../../lib/session/member-cache.ts';
import { saveTokens } from '../../../lib/session/token-store.ts';

/** After sign-in the member goes to the page that they wanted, or home. */
export function useEntry(redirect: string | undefined): (tokens: TokenPair) => Promise<void> {
  const openMall = useMall();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (tokens) => {
    saveTokens(tokens);
    forgetMemberData(queryClient);
    const target = safeRedirectTarget(redirect, openMall.mall.mallUrl) ?? homeOf(openMall);
    await router.navigate({ href: target, replace: true });
  };
}
