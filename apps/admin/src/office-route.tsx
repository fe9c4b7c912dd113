import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Root } from './root.tsx';

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

/** All that is seen after signing in, within the office's frame; a desk adds its screens here, each loaded when it is opened. */
export const office = createRoute({
  getParentRoute: () => root,
  id: 'office',
  component: lazyRouteComponent(() => import('./office.tsx'), 'Office'),
});
