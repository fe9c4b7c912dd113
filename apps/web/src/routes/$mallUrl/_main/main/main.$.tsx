import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../../../features/home/desktop/home.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/main/main/$')({
  beforeLoad: guard('home'),
  component: HomePage,
});
