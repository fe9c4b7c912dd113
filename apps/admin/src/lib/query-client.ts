import { notifyManager, QueryClient } from '@tanstack/react-query';

/** No retries; data is refetched after ten seconds, and on window focus. */
export function createQueryClient(): QueryClient {
  // With a timer, a change would be rendered after the next key press, which would then use the old rows.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
