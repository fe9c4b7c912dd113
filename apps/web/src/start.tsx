import type { Device } from '@mall/contracts/codes';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endFirstPaint } from './lib/first-paint.ts';
import { reportPageViews } from './lib/page-view.ts';
import { createQueryClient } from './lib/query-client.ts';
import { whenSessionEnds } from './lib/session-end.ts';
import { createAppRouter } from './router.tsx';
import { leadToLogin } from './shell/common/lead-to-login.ts';

/** Shows the page that the address names, with the routes of one site; the other site's code stays on the server. */
export function start(site: Device, routeTree: AnyRoute): void {
  // Letters that hardly any page needs, and more styles than all else: they must not hold up the first picture of the page.
  void import('@mall/ui/fonts.css');
  const queryClient = createQueryClient();
  const router = createAppRouter({ site, routeTree, queryClient });
  reportPageViews(router);
  whenSessionEnds(() => leadToLogin(router, queryClient));

  const root = document.getElementById('root');
  if (!root) return;
  endFirstPaint(root);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
