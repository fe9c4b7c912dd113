import { createFileRoute } from '@tanstack/react-router';
import { DesktopMain } from '../../shell/desktop/desktop-main.tsx';
import { DesktopNotFound } from '../../shell/desktop/desktop-not-found.tsx';

export const Route = createFileRoute('/$mallUrl/_main')({
  component: DesktopMain,
  // It stands in place of the whole layout, so it brings the frame.
  notFoundComponent: DesktopNotFound,
});
