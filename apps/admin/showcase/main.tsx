import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import '../src/tokens.css';
import '../src/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../src/kit/toast.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';
import { parseSearch, stringifySearch } from '../src/lib/search.ts';
import { Shell } from '../src/shell/shell.tsx';
import { fakeServer } from './fake-server.ts';
import { me } from './invented.ts';
import { ShownOrders } from './order-list.tsx';
import { Pieces } from './pieces.tsx';

fakeServer();
const root = createRootRoute({
  component: () => (
    <ToastProvider>
      <Shell me={me} finders={[]} />
    </ToastProvider>
  ),
});
const list = createRoute({ getParentRoute: () => root, path: '/orders', component: ShownOrders });
const pieces = createRoute({ getParentRoute: () => root, path: '/pieces', component: Pieces });
const router = createRouter({
  routeTree: root.addChildren([list, pieces]),
  basepath: '/showcase',
  parseSearch,
  stringifySearch,
});
const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
