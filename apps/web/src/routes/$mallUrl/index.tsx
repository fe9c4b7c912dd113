import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '../../lib/landing.ts';

// R2.03
export const Route = createFileRoute('/$mallUrl/')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: landingOf(context.openMall), replace: true });
  },
});
