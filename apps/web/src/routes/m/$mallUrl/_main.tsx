import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { MobileMain } from '../../../shell/mobile/mobile-main.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main')({
  component: MobileMain,
  notFoundComponent: NotFoundPage,
});
