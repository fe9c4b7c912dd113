import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '../../../lib/landing.ts';

// R2.04
export const Route = createFileRoute('/m/$mallUrl/')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: landingOf(context.openMall), replace: true });
  },
});
