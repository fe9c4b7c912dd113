import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';

// R2.13: login/* is the login page, whatever follows.
export const Route = createFileRoute('/$mallUrl/login/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `${mallPath(params.mallUrl, 'pc', '/login')}${location.searchStr}`, replace: true });
  },
});
