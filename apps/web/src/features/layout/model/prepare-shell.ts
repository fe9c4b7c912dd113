import type { QueryClient } from '@tanstack/react-query';
import type { OpenMall } from '../../../lib/mall-context.tsx';
import { isSignedIn } from '../../../lib/token-store.ts';
import { menuQuery } from '../api/menu.query.ts';
import { popupsQuery } from '../api/popups.query.ts';

/** Starts reading what the header needs while the page's code is still on its way; nobody waits for it here. */
export function prepareShell(queryClient: QueryClient, { mall, device }: OpenMall): void {
  const request = { mallId: mall.mallId, device, isSignedIn: isSignedIn() };
  queryClient.prefetchQuery(menuQuery(request));
  queryClient.prefetchQuery(popupsQuery(request));
}
