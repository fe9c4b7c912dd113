import { visitStore } from '../src/lib/offline/stores.ts';
import { keepOfflinePage, keepShell, offlinePage, shellAt } from './shells.ts';

/** How long a page that was seen before waits for a slow network. */
const mostMilliseconds = 6000;

/** From the server; otherwise the shell if the page was seen before, whose reads then come from the stores; otherwise the offline page. */
export async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const fromServer = requestPage(event);
  const isSeen = await wasSeen(url);
  const response = await (isSeen ? Promise.race([fromServer, tooLong()]) : fromServer);
  if (response?.ok) event.waitUntil(renewShells(url));
  if (response) return response;
  const shell = isSeen ? await caches.match(shellAt(url.pathname)) : undefined;
  return shell ?? (await caches.match(offlinePage)) ?? Response.error();
}

let isOfflinePageFresh = false;

async function renewShells({ pathname }: URL): Promise<void> {
  await keepShell(shellAt(pathname));
  // A new theme of the mall; checked once each time the worker is started.
  if (!isOfflinePageFresh) await keepOfflinePage();
  isOfflinePageFresh = true;
}

async function requestPage(event: FetchEvent): Promise<Response | undefined> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}

/** Pages report themselves (src/lib/offline/seen-pages.ts). Without the mall's layout none can be shown. */
async function wasSeen({ href }: URL): Promise<boolean> {
  const visit = await caches.open(visitStore);
  const layout = await visit.match('/api/v1/mall/pre/layout/login', { ignoreSearch: true, ignoreVary: true });
  return layout !== undefined && (await caches.match(href, { ignoreVary: true })) !== undefined;
}

const tooLong = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), mostMilliseconds));
