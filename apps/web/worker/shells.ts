import { keepFile } from './files.ts';

const store = 'mall-shells';
export const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/offline.js'];

/** The HTML that starts a site's code at any address (apps/api/src/pages/installed.routes.ts). */
export const shellAt = (path: string): string => (/^\/m(\/|$)/.test(path) ? '/shell-mobile.html' : '/shell-pc.html');

export const isOfflineFile = ({ pathname }: URL): boolean => offlineFiles.includes(pathname);

export async function offlineFile(url: URL): Promise<Response> {
  return (await caches.match(url.pathname)) ?? fetch(url);
}

/**
 * All of it or, for example when the connection is lost meanwhile, none; with the pictures that it names, which no number of others evicts.
 */
export async function keepOfflinePage(): Promise<void> {
  const shells = await caches.open(store);
  await shells.addAll(offlineFiles.map((file) => new Request(file, { cache: 'no-cache' })));
  const page = await shells.match(offlinePage);
  const pictures = filesNamedIn((await page?.text()) ?? '');
  await Promise.all(pictures.map((picture) => shells.add(picture).catch(() => undefined)));
}

/** Replaces the last one as soon as every file that it names is stored: a build is stored completely, or not at all. */
export async function keepShell(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) return;
  await Promise.all(filesNamedIn(await response.clone().text()).map(keepFile));
  await (await caches.open(store)).put(address, response);
}

const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?:assets|theme|images)\/[^"]+)"/g)].map(([, file = '']) => file);
