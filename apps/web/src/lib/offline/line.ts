import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import { hideLineNotice, showLineNotice } from './line-notice.ts';
import { storedReply } from './stores.ts';

const leastMilliseconds = 1000;
const mostMilliseconds = 30_000;
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isReached = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Shows when the page is offline, and fetches what failed or came from a store again when it is online: on the browser's own event, and by
 * polling, because a lost connection often still counts as online.
 */
export function watchLine(queryClient: QueryClient): void {
  const onBack = () => {
    hideLineNotice();
    // An error page retries as if the visitor had pressed its button (components/page/error-page.tsx).
    document.querySelector<HTMLElement>('[data-retry]')?.click();
    void queryClient.refetchQueries({ type: 'active' });
  };
  const ask = async (wait: number) => {
    clearTimeout(timer);
    if (await isReached()) {
      if (isLost) onBack();
      isLost = false;
      return;
    }
    if (!isLost) showLineNotice();
    isLost = true;
    timer = setTimeout(() => void ask(Math.min(wait * 2, mostMilliseconds)), wait);
  };
  const askNow = () => void ask(leastMilliseconds);

  if (!navigator.onLine) askNow();
  window.addEventListener('offline', askNow);
  window.addEventListener('online', askNow);
  window.addEventListener('vite:preloadError', askNow);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === storedReply && !isLost && askNow());
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || isLost) return;
    if (isApiError(event.action.error, 'ERR_NETWORK')) askNow();
  });
}
