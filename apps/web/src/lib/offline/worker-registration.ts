import { deviceOfPath } from '@mall/domain/device';
import type { QueryClient } from '@tanstack/react-query';
import type { TakenOver } from './stores.ts';

/** Registers the service worker (worker/worker.ts) for this mall's host, once nothing more urgent is loading. */
export async function registerWorker(queryClient: QueryClient): Promise<void> {
  // Pages without TLS have none, and in development nothing should be stored.
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (!isFirst) return;
  const tell: TakenOver = { shell: `/shell-${deviceOfPath(location.pathname)}.html`, files: loadedFiles() };
  active?.postMessage(tell);
  await untilControlled();
  // What the page has read before is fetched once more, so that it is stored from the first visit on.
  void queryClient.refetchQueries();
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|theme|images)\//.test(new URL(name).pathname));

const untilControlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
