import type { QueryClient } from '@tanstack/react-query';
import { listenForActionKey } from './lib/browser/action-key.ts';
import { watchLine } from './lib/offline/line.ts';
import { forgetEndedSessions, noteSeenPages } from './lib/offline/seen-pages.ts';
import { registerWorker } from './lib/offline/worker-registration.ts';
import { readLook } from './lib/session/look.ts';

/** What a page does not need while it is being rendered. */
export function begin(queryClient: QueryClient): void {
  // Characters that hardly any page needs. Offline, the system's fonts replace them.
  void import('@mall/ui/fonts.css').catch(() => undefined);
  watchLine(queryClient);
  listenForActionKey();
  // Staff who look as a member leave nothing in their browser.
  if (readLook() || !('caches' in window)) return;
  forgetEndedSessions();
  noteSeenPages();
  void registerWorker(queryClient);
}
