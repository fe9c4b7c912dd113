import type { Device } from '@mall/contracts/codes';
import { AlertProvider } from '@mall/ui/alert-provider';
import { ToastProvider } from '@mall/ui/toast-provider';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readLook } from '../lib/session/look.ts';
import { AlertBridge } from './alert-bridge.tsx';
import { openOtherSite } from './other-site.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

const LookBar = lazy(async () => ({ default: (await import('../shell/common/look-bar.tsx')).LookBar }));

/** The frame of every page of both sites. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient; site: Device }>()({
  beforeLoad: openOtherSite,
  component: function Root() {
    const look = readLook();
    return (
      <AlertProvider>
        <ToastProvider>
          <AlertBridge />
          <RouteAnnouncer />
          {look && (
            <Suspense>
              <LookBar look={look} />
            </Suspense>
          )}
          <Outlet />
        </ToastProvider>
      </AlertProvider>
    );
  },
});
