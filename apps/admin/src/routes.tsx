import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({});

const today = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./features/today/today.page.tsx'), 'TodayPage'),
});

export const routeTree = root.addChildren([today]);
