import type { TokenPair } from '@mall/contracts/layout';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { homeOf } from '../../../lib/landing.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { saveTokens } from '../../../lib/token-store.ts';
import { sessionKey } from '../../../lib/user-info.query.ts';

/** What follows a password of one's own: the member goes on, at home, with new tokens. */
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
