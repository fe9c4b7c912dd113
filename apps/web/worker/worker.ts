import type { TakenOver } from '../src/lib/offline/stores.ts';
import { fileOf, isFile, keepFile } from './files.ts';
import { openPage } from './pages.ts';
import { endSession, isRead, readerOf, readFor } from './reads.ts';
import { isOfflineFile, keepOfflinePage, keepShell, offlineFile } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;

const signOutPath = '/api/v1/mall/auth/logout';

self.addEventListener('install', (event) => {
  // Pages of older builds continue: every file has a unique name, and what they have loaded stays.
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  // The request of a page does not wait until the worker has started.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { shell, files } = event.data as TakenOver;
  event.waitUntil(Promise.all([keepShell(shell), ...files.map(keepFile)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || isPreview(request, url)) return;
  if (request.method !== 'GET') {
    if (url.pathname === signOutPath) event.waitUntil(endSession(readerOf(request)));
    return;
  }
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (isOfflineFile(url)) event.respondWith(offlineFile(url));
  else if (isFile(url)) event.respondWith(fileOf(event));
  else if (isRead(url)) event.respondWith(readFor(event, readerOf(request)));
});

/** A look by staff leaves nothing in their browser. */
const isPreview = ({ headers }: Request, { searchParams }: URL): boolean =>
  headers.has('x-preview') || searchParams.has('preview');
