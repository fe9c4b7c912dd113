import type { Device } from '@mall/contracts/codes';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './lib/api/query-client.ts';
import { endFirstPaint } from './lib/browser/first-paint.ts';
import { whenSessionEnds } from './lib/session/session-end.ts';
import { reportPageViews } from './page-view.ts';
import { createAppRouter } from './router.tsx';
import { leadToLogin } from './shell/common/lead-to-login.ts';
import { keepTranslatedTextCurrent } from './translated-text.ts';

const laterMilliseconds = 3000;

/** Shows the page of the address, with the routes of one site; the code of the other site is not loaded. */
export function start(site: Device, routeTree: AnyRoute, fetchPages: () => Promise<unknown>): void {
  const queryClient = createQueryClient();
  const router = createAppRouter({ site, routeTree, queryClient });
  // Ninety more font faces would lay out every line again, so they are added after the page was rendered.
  setTimeout(() => {
    const begun = import('./later.ts').then(({ begin }) => begin(queryClient));
    // The next page then needs only one round trip.
    void Promise.allSettled([begun, fetchPages()]);
  }, laterMilliseconds);
  reportPageViews(router);
  whenSessionEnds(() => leadToLogin(router, queryClient));

  const root = document.getElementById('root');
  if (!root) return;
  endFirstPaint(root);
  keepTranslatedTextCurrent(root);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
