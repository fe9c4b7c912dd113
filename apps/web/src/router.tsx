import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './components/error-page.tsx';
import { NotFoundPage } from './components/not-found-page.tsx';
import { PagePending } from './components/page-pending.tsx';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { routeTree } from './route-tree.gen.ts';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // R1.09: to the top on a new page, to where one was on the way back.
    scrollRestoration: true,
    defaultPreload: false,
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Why the payment window was left without paying, for the page that offers another try. */
    paymentReason?: string | undefined;
  }
  interface StaticDataRouteOption {
    /** What stands around a mobile page; `home` unless said. */
    mobileChrome?: MobileChrome;
  }
}

/** home: logo, category strip, bottom bar · page: the page's own top bar, bottom bar · detail: the page's own top and bottom bars. */
export type MobileChrome = 'home' | 'page' | 'detail';
