import { notifyManager, QueryClient } from '@tanstack/react-query';

/** No retries; what a list shows is fetched again after ten seconds, and when one comes back to the window. */
export function createQueryClient(): QueryClient {
  // With a timer, a change would be rendered after the next key press, which would then start from the old rows.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
