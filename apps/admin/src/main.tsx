// Imported before any component, whose styles must come later.
import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import './tokens.css';
import './base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchLine } from './lib/line.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createOfficeRouter } from './router.tsx';

watchLine();

const root = document.getElementById('root');
if (root) {
  const queryClient = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createOfficeRouter(queryClient)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
