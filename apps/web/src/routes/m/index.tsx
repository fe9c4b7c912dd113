import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { mallUrlOfHost } from '../../lib/place.ts';

export const Route = createFileRoute('/m/')({
  beforeLoad: () => {
    throw redirect({ href: mallPath(mallUrlOfHost(), 'mobile'), replace: true });
  },
});
