import type { TokenPair } from '@mall/contracts/layout';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionKey } from '../../../entities/member/user-info.query.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeOf } from '../../../lib/routing/landing.ts';
import { saveTokens } from '../../../lib/session/token-store.ts';

/** After setting their own password, the member continues at home with new tokens. */
export function useNewSession(): (tokens: TokenPair) => Promise<void> {
  const openMall = useMall();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (tokens) => {
    saveTokens(tokens);
    await queryClient.refetchQueries({ queryKey: sessionKey });
    await router.navigate({ href: homeOf(openMall), replace: true });
  };
}
