import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { OfficeGate } from './features/sign-in/office-gate.tsx';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({});

/** All that is seen after signing in. */
const office = createRoute({
  getParentRoute: () => root,
  id: 'office',
  component: () => (
    <OfficeGate>
      <Outlet />
    </OfficeGate>
  ),
});

const today = createRoute({
  getParentRoute: () => office,
  path: '/',
  component: lazyRouteComponent(() => import('./features/today/today.page.tsx'), 'TodayPage'),
});

/** Behind the link of a mail, before there is anything to sign in with. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./features/sign-in/invitation/invitation.page.tsx'), 'InvitationPage'),
});

export const routeTree = root.addChildren([office.addChildren([today]), invitation]);
