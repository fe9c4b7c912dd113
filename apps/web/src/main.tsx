import '@mall/ui/fonts.css';
import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportPageViews } from './lib/page-view.ts';
import { createQueryClient } from './lib/query-client.ts';
import { whenSessionEnds } from './lib/session-end.ts';
import { createAppRouter } from './router.tsx';
import { leadToLogin } from './shell/common/lead-to-login.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
reportPageViews(router);
whenSessionEnds(() => leadToLogin(router, queryClient));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
