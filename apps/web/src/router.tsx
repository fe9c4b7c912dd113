import type { Device } from '@mall/contracts/codes';
import type { MobileChrome } from '@mall/domain/screens/screen-row';
import { stringifySearch } from '@mall/domain/screens/search-schema';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, type Router, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './components/page/error-page.tsx';
import { NotFoundPage } from './components/page/not-found-page.tsx';
import { PagePending } from './components/page/page-pending.tsx';
import { parseSearch } from './lib/routing/search-params.ts';

type Start = {
  /** The routes of the tree. */
  readonly site: Device;
  readonly routeTree: AnyRoute;
  readonly queryClient: QueryClient;
  /** By default the browser's own. */
  readonly history?: RouterHistory;
};

export function createAppRouter({ site, routeTree, queryClient, history }: Start) {
  return createRouter({
    routeTree,
    context: { site, queryClient },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    // R1.09: a new page starts at the top, going back restores the scroll position.
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

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<AnyRoute>;
  }
  interface HistoryState {
    /** Why the payment window was left without paying, for the page that offers another attempt. */
    paymentReason?: string | undefined;
  }
  interface StaticDataRouteOption {
    /** The layout around a mobile page; `home` if none is set. */
    mobileChrome?: MobileChrome | undefined;
    /** The heading in the bar above a mobile page. */
    title?: string | undefined;
    /** The basket in that bar. */
    hasCart?: boolean | undefined;
  }
}
