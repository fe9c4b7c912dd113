import type { QueryClient } from '@tanstack/react-query';
import type { OpenMall } from '../../../lib/mall/mall-context.tsx';
import { menuQuery } from '../../../lib/mall/menu.query.ts';
import { isSignedIn } from '../../../lib/session/token-store.ts';
import { popupsQuery } from '../api/popups.query.ts';

/**
 * Fetches what the header needs while the page's code is still loading. The page waits only for the popups: a banner that came later would
 * push everything down.
 */
export function prepareShell(queryClient: QueryClient, { mall, device }: OpenMall): Promise<void> {
  const request = { mallId: mall.mallId, device, isSignedIn: isSignedIn() };
  queryClient.prefetchQuery(menuQuery(request));
  return queryClient.prefetchQuery(popupsQuery(request));
}
