import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';

// R2.08: login/* is the login page, whatever follows.
export const Route = createFileRoute('/m/$mallUrl/_simple/login/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `${mallPath(params.mallUrl, 'mobile', '/login')}${location.searchStr}`, replace: true });
  },
});
