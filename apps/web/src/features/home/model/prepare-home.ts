import type { QueryClient } from '@tanstack/react-query';
import type { OpenMall } from '../../../lib/mall/mall-context.tsx';
import { isSignedIn } from '../../../lib/session/token-store.ts';
import { cornersQuery } from '../api/corners.query.ts';

/** Fetches the corners while the page's code is still loading; nothing waits for them here. */
export function prepareHome(queryClient: QueryClient, { device }: OpenMall): void {
  queryClient.prefetchQuery(cornersQuery({ device, isSignedIn: isSignedIn() }));
}
