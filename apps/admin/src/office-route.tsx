import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Root } from './root.tsx';

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

/** Every screen after signing in, within the office's frame; a desk adds its screens here, each loaded on demand. */
export const office = createRoute({
  getParentRoute: () => root,
  id: 'office',
  component: lazyRouteComponent(() => import('./office.tsx'), 'Office'),
});
