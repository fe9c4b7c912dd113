import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { DesktopMain } from '../../shell/desktop/desktop-main.tsx';

export const Route = createFileRoute('/$mallUrl/_main')({
  component: DesktopMain,
  notFoundComponent: NotFoundPage,
});
