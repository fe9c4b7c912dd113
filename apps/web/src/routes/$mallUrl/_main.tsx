import { createFileRoute } from '@tanstack/react-router';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import { DesktopMain } from '../../shell/desktop/desktop-main.tsx';
import { DesktopNotFound } from '../../shell/desktop/desktop-not-found.tsx';

export const Route = createFileRoute('/$mallUrl/_main')({
  loader: ({ context }) => prepareShell(context.queryClient, context.openMall),
  component: DesktopMain,
  // It stands in place of the whole layout, so it brings the frame.
  notFoundComponent: DesktopNotFound,
});
