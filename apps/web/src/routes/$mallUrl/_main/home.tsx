import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../../features/home/desktop/home.page.tsx';
import { prepareHome } from '../../../features/home/model/prepare-home.ts';
import { guard } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/home')({
  beforeLoad: guard('home'),
  loader: ({ context }) => prepareHome(context.queryClient, context.openMall),
  component: HomePage,
});
