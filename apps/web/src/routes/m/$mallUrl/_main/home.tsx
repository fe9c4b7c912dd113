import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../../../features/home/mobile/home.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/_main/home')({
  beforeLoad: guard('home'),
  component: HomePage,
});
