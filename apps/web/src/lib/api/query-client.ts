import { notifyManager, QueryClient } from '@tanstack/react-query';

/** R7.23: no retries, stale after one second, fetched again on window focus. */
export function createQueryClient(): QueryClient {
  // With a timer, a change would be rendered after the next click, which would then start from the old number.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 1000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** R9.03: the layout is cached for an hour, terms permanently. */
export const layoutStaleMilliseconds = 60 * 60 * 1000;
