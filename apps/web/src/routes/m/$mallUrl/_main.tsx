import { createFileRoute } from '@tanstack/react-router';
import { prepareShell } from '../../../features/layout/model/prepare-shell.ts';
import { MobileMain } from '../../../shell/mobile/mobile-main.tsx';
import { MobileNotFound } from '../../../shell/mobile/mobile-not-found.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main')({
  loader: ({ context }) => prepareShell(context.queryClient, context.openMall),
  component: MobileMain,
  // It stands in place of the whole layout, so it brings the frame.
  notFoundComponent: MobileNotFound,
});
