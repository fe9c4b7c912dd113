import type { Device } from '@mall/contracts/codes';
import { AlertProvider } from '@mall/ui/alert-provider';
import { ToastProvider } from '@mall/ui/toast-provider';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AlertBridge } from './alert-bridge.tsx';
import { openOtherSite } from './other-site.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Around every page of both sites. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient; site: Device }>()({
  beforeLoad: openOtherSite,
  component: function Root() {
    return (
      <AlertProvider>
        <ToastProvider>
          <AlertBridge />
          <RouteAnnouncer />
          <Outlet />
        </ToastProvider>
      </AlertProvider>
    );
  },
});
